import type { Evidence, FoundPage } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'
import { WrappedEvidence } from '#domain/evidence/wrapped_evidence'
import { isPlausiblePersonName } from '#domain/people/names/names'
import type { Identifier } from '#domain/privacy/identifier'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import { SuppressedParser } from './suppressed_parser.js'

/** Separates a person's name from the employer in titles of pages: Zoe Garner - Acme | Team. */
const PARTS = /\s[-–—|·]\s|,\s/

/** Evidence without suppressed people. Stored pages stay as they are. */
export class SuppressedEvidence extends WrappedEvidence {
  override readonly parser: PageParser
  override readonly suppression: SuppressionList

  constructor(evidence: Evidence, list: SuppressionList) {
    super(evidence)
    this.parser = new SuppressedParser(evidence.parser, list)
    this.suppression = list
  }

  override async find(query: string, limit: number, signal?: AbortSignal): Promise<FoundPage[]> {
    return this.#visible(await this.evidence.find(query, limit, signal))
  }

  override async findStored(query: string, limit: number): Promise<FoundPage[]> {
    return this.#visible(await this.evidence.findStored(query, limit))
  }

  override async linking(address: string, limit: number): Promise<FoundPage[]> {
    return this.#visible(await this.evidence.linking(address, limit))
  }

  /** Leaves out the profiles of suppressed people, and pages with such a person in the title. */
  async #visible(pages: FoundPage[]): Promise<FoundPage[]> {
    const scopes = await this.suppression.scopesFor(pages, identifiersOfPage)
    return pages.filter((_, i) => scopes[i] !== 'all')
  }
}

function identifiersOfPage({ url, title }: FoundPage): Identifier[] {
  const [name = '', ...others] = (title ?? '').slice(0, 300).split(PARTS)
  const isName = isPlausiblePersonName(name)
  return identifiersOf({
    urls: [url],
    ...(isName ? { name, employers: others.map((company) => ({ company })) } : {}),
  })
}
