import type { ArchivedResponses, ResponseRecord } from '#domain/evidence/archived_responses'
import { identifiersOfMention } from '#domain/evidence/mention_identifiers'
import type { PageParser, ReadPage } from '#domain/evidence/page_parser'
import type { BasisPage } from '#domain/datasets/row_basis'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import { isExtracted } from '#domain/proofs/stated_mentions'
import { type IndexedRecord, WARC } from '#domain/proofs/bundle_entries'
import { lateParser } from '#app/evidence/late_parser'
import type { Spool } from './spool.js'

export type BundlePage = { url: string; observedAt: string; title: string | null }

/** The pages of one row, in the order of its basis. */
export type RowPages = { read: ReadPage[]; found: ResponseRecord[] }

/** Collects the pages of a bundle and their records, each record once. */
export class BundlePages {
  readonly pages: BundlePage[] = []
  readonly records: IndexedRecord[] = []
  readonly #known = new Set<string>()

  private constructor(
    readonly warc: Spool,
    private readonly responses: ArchivedResponses,
    private readonly parser: PageParser,
    private readonly suppression: SuppressionList
  ) {}

  static async open(
    ports: { responses: ArchivedResponses; parser: PageParser; suppression: SuppressionList },
    createdAt: string,
    warc: Spool
  ): Promise<BundlePages> {
    const { responses, parser, suppression } = ports
    await warc.write(await responses.opening(WARC.slice(WARC.lastIndexOf('/') + 1), createdAt))
    return new BundlePages(warc, responses, parser, suppression)
  }

  /** Reads the pages of a row, or returns why the row cannot be proven. */
  async read(
    pages: readonly BasisPage[]
  ): Promise<RowPages | 'page_missing' | 'page_withheld' | 'contradicted'> {
    const row: RowPages = { read: [], found: [] }
    for (const page of pages) {
      const found = await this.responses.at(page.url, page.observed_at)
      if (!found) return 'page_missing'
      const read = await this.#parse(found, page)
      const mentions = [...read.mentions, ...(page.mentions ?? [])]
      const scopes = await this.suppression.scopesFor(mentions, identifiersOfMention)
      if (scopes.some((scope) => scope !== null)) return 'page_withheld'
      if (page.mentions && !isExtracted(page.mentions, read.mentions)) return 'contradicted'
      row.read.push(read)
      row.found.push(found)
    }
    return row
  }

  /** Adds the records of a row that is part of the bundle. */
  async add({ read, found }: RowPages): Promise<void> {
    for (const [i, { member, digest, snapshot }] of found.entries()) {
      const { url, observedAt, status, contentType: mime } = snapshot
      const key = `${url} ${observedAt}`
      if (this.#known.has(key)) continue
      this.#known.add(key)
      this.pages.push({ url, observedAt, title: read[i].page.title })
      const place = { offset: this.warc.bytes, length: member.length }
      this.records.push({ url, observedAt, mime, status, digest, ...place })
      await this.warc.write(member)
    }
  }

  /** Throws `upstream_unavailable` if parsing fails. The page was parsed before, so a retry may help. */
  async #parse({ snapshot }: ResponseRecord, { via, about }: BasisPage): Promise<ReadPage> {
    const read = await this.parser.parse({ ...snapshot, via: via ?? [snapshot.url] }, { caller: this, about })
    if (typeof read === 'string') throw lateParser()
    return read
  }
}
