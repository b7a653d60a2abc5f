import type { ReadPage } from '#domain/evidence/page_parser'
import { PageReader, type PageReading } from '#domain/evidence/reader/page_reader'

/** Adds nothing to the claims that the extraction rules found. Sends nothing anywhere. */
export class RulePageReader extends PageReader {
  readonly isActive = false

  async read({ mentions }: ReadPage): Promise<PageReading> {
    return { mentions, failure: null }
  }
}
