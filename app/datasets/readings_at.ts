import { isDeepStrictEqual } from 'node:util'
import { inject } from '@adonisjs/core'
import { ArchivedResponses } from '#domain/evidence/archived_responses'
import { Evidence } from '#domain/evidence/evidence'
import type { ReadPage } from '#domain/evidence/page_parser'
import type { BasisPage, RowBasis } from '#domain/datasets/row_basis'
import type { Subject } from '#domain/truth/subject'
import { lateParser } from '#app/evidence/late_parser'
import type { Infer } from '#app/shared/schema/schema'
import { earlierPage, laterPage } from './basis_page_at.js'
import type { pageChange } from './operations.js'

/** How a page that answers depend on has changed between two times. Times are ISO 8601 UTC. */
export type PageChange = Infer<typeof pageChange>

type Reading = { page: BasisPage; read: ReadPage }

/** Finds what pages said at another time. Reads only the archive. */
@inject()
export class ReadingsAt {
  constructor(
    private readonly responses: ArchivedResponses,
    private readonly evidence: Evidence
  ) {}

  /** Returns what the basis pages said at a time, each page once, and the pages that changed. */
  async of(
    { pages, now: filledAt }: Pick<RowBasis, 'pages' | 'now'>,
    at: string,
    subject: Subject
  ): Promise<{ readings: Reading[]; changes: PageChange[] }> {
    const readings: Reading[] = []
    const changes: PageChange[] = []
    for (const page of pages) {
      const then = await this.responses.digestAt(page.url, page.observed_at)
      const { found, about } =
        at < filledAt
          ? await earlierPage(this.responses, page, at, subject)
          : await laterPage(this.responses, page, at)
      const change = { url: page.url, read_before: page.observed_at }
      if (found === 'gone') changes.push({ ...change, read_now: null, change: 'gone' })
      if (found === null || found === 'gone') continue
      const { url, via, observedAt } = found.snapshot
      const isSame = then === found.digest
      if (!isSame) changes.push({ ...change, read_now: observedAt, change: 'changed' })
      if (readings.some((one) => one.page.url === url)) continue
      const read = await this.evidence.parser.parse(found.snapshot, { caller: this, about })
      // A timeout, or a failure on text that was parsed before, is temporary. Without the page, the
      // answers could differ.
      if (read === 'timeout' || (read === 'unparsable' && isSame)) throw lateParser()
      if (read === 'unparsable') continue
      // Claims that a model extracted hold only for the same text, owner and redirects.
      const isRead = isSame && about === page.about && isDeepStrictEqual(via, page.via ?? [url])
      const mentions = isRead ? page.mentions : undefined
      readings.push({ page: { url, observed_at: observedAt, via, about, mentions }, read })
    }
    return { readings, changes }
  }
}
