import { inject } from '@adonisjs/core'
import { Evidence } from '#domain/evidence/evidence'
import { contactFieldOf } from '#domain/datasets/contact_cells'
import type { Cells } from '#domain/datasets/dataset'
import type { Explanations } from '#domain/datasets/fill_row'
import type { RowBasis } from '#domain/datasets/row_basis'
import { withoutSuppressedExplanations, withoutSuppressedValues } from '#domain/datasets/suppressed_cells'
import { deriveRow, type DerivedRow } from '#domain/proofs/derive_row'
import { readSubject } from '#domain/truth/subject'
import { identifiersOfSubject } from '#domain/truth/subject_identifiers'
import { loopTurns } from '#app/shared/loop_turns'
import env from '#start/env'
import type { StoredDataset, StoredRow } from './dataset_store.js'
import { type PageChange, ReadingsAt } from './readings_at.js'

/**
 * Computes a row's cells again from what its pages said at another time. Reads only the archive. Leaves out
 * contact columns, because their values are charged.
 */
@inject()
export class AnswersAt {
  constructor(
    private readonly readings: ReadingsAt,
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
    const { readings, changes } = await this.readings.of(basis, at, subject)
    const row = {
      entity_type: request.entityType,
      seed,
      source,
      include_unverified: request.includeUnverified,
      max_age_days: request.maxAgeDays,
      basis: {
        ...basis,
        ...{ now: at, incomplete: false, pages: readings.map(({ page }) => page) },
        // A time before the row was filled must not use names and reliability that were learned later.
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
}
