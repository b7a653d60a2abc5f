import { isDeepStrictEqual } from 'node:util'
import { inject } from '@adonisjs/core'
import { ArchivedResponses } from '#domain/evidence/archived_responses'
import { Evidence } from '#domain/evidence/evidence'
import type { ReadPage } from '#domain/evidence/page_parser'
import { contactFieldOf } from '#domain/datasets/contact_cells'
import type { Cells } from '#domain/datasets/dataset'
import type { Explanations } from '#domain/datasets/fill_row'
import type { BasisPage, RowBasis } from '#domain/datasets/row_basis'
import { withoutSuppressedExplanations, withoutSuppressedValues } from '#domain/datasets/suppressed_cells'
import { deriveRow, type DerivedRow } from '#domain/proofs/derive_row'
import { readSubject, type Subject } from '#domain/truth/subject'
import { identifiersOfSubject } from '#domain/truth/subject_identifiers'
import { lateParser } from '#app/evidence/late_parser'
import { loopTurns } from '#app/shared/loop_turns'
import env from '#start/env'
import { earlierPage, laterPage } from './basis_page_at.js'
import type { StoredDataset, StoredRow } from './dataset_store.js'

/** How a page that a row depends on differs at another time. Times are ISO 8601 UTC. */
export type PageChange = {
  url: string
  read_before: string
  read_now: string | null
  change: 'changed' | 'gone'
}

type Reading = { page: BasisPage; read: ReadPage }

/**
 * Computes a row's cells again from the readings that its pages had at another time. Reads only the
 * archive. Contact columns are left out, because their values are charged.
 */
@inject()
export class AnswersAt {
  constructor(
    private readonly responses: ArchivedResponses,
    private readonly evidence: Evidence
  ) {}

  /** @param at ISO 8601 UTC */
  async answers(
    { workspaceId, request }: StoredDataset,
    { seed }: Pick<StoredRow, 'seed'>,
    basis: RowBasis,
    at: string
  ): Promise<{ cells: Cells; explanations: Explanations; derived: DerivedRow; changes: PageChange[] }> {
    await loopTurns.take(workspaceId)
    const source = basis.source ?? env.get('SERVICE_NAME')
    const subject = readSubject(request.entityType, seed)
    const { readings, changes } = await this.#readings(basis, at, subject)
    const row = {
      entity_type: request.entityType,
      seed,
      source,
      include_unverified: request.includeUnverified,
      max_age_days: request.maxAgeDays,
      basis: {
        ...basis,
        ...{ now: at, incomplete: false, pages: readings.map(({ page }) => page) },
        // Before the row was filled, names and reliability learned from later pages are unknown.
        ...(at < basis.now ? { names: [], reliability: undefined } : {}),
      },
    }
    const columns = request.columns.filter(({ key }) => !contactFieldOf(key))
    const derived = await deriveRow(
      row,
      columns,
      readings.map(({ read }) => read)
    )
    const cells = Object.fromEntries([...derived.cells].map(([key, { cell }]) => [key, cell]))
    const { suppression } = this.evidence
    const [scope = null] = (await suppression?.scopesFor([subject], identifiersOfSubject)) ?? []
    const shown = await withoutSuppressedValues(
      scope === 'all' ? {} : cells,
      subject,
      scope,
      suppression ?? {},
      source
    )
    const all = Object.fromEntries(
      [...derived.cells].flatMap(([key, { explanation }]) => (explanation ? [[key, explanation]] : []))
    )
    const explanations = await withoutSuppressedExplanations(all, shown, subject, scope, suppression ?? {})
    return { cells: shown, explanations, derived, changes }
  }

  /**
   * Returns the readings of the basis pages at a time, each page once, and the pages that differ.
   */
  async #readings(
    { pages, now: filledAt }: RowBasis,
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
