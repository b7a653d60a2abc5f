import type { Evidence } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'
import { WrappedEvidence } from '#domain/evidence/wrapped_evidence'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import { SuppressedParser } from './suppressed_parser.js'

/** Evidence without suppressed people. Stored pages stay as they are. */
export class SuppressedEvidence extends WrappedEvidence {
  override readonly parser: PageParser
  override readonly suppression: SuppressionList

  constructor(evidence: Evidence, list: SuppressionList) {
    super(evidence)
    this.parser = new SuppressedParser(evidence.parser, list)
    this.suppression = list
  }
}
