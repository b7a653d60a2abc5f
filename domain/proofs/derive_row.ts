import { answerColumn, type ColumnAnswer } from '#domain/datasets/answer_column'
import { cellOf } from '#domain/datasets/cells'
import { contactCell, contactFieldOf } from '#domain/datasets/contact_cells'
import type { Cell, DatasetColumn, EntityType } from '#domain/datasets/dataset'
import { type BasisPage, repeatedChecks, type RowBasis } from '#domain/datasets/row_basis'
import type { ReadPage } from '#domain/evidence/page_parser'
import { RELIABILITY } from '#domain/truth/reconcile/reliability_data'
import { type ResolvedSources, resolveSources } from '#domain/truth/research/resolve_sources'
import { readSubject, type Row } from '#domain/truth/subject'

/** A row of a dataset, with everything that its answers depend on besides the pages' content. */
export type ProofRow = {
  entity_type: EntityType
  seed: Row
  include_unverified: boolean
  /** The service's name, which cells repeat. */
  source: string
  max_age_days: number | null
  basis: RowBasis
}

export type DerivedRow = {
  compared: ResolvedSources['compared']
  /** By column key. */
  cells: ReadonlyMap<string, ColumnAnswer & { cell: Cell }>
}

/**
 * Answers columns again from pages, with the functions that filled the row.
 * @param read the pages of the basis, in the same order
 */
export async function deriveRow(
  row: ProofRow,
  columns: readonly DatasetColumn[],
  read: readonly ReadPage[]
): Promise<DerivedRow> {
  const { entity_type, seed, source, basis } = row
  const { now, incomplete } = basis
  // The basis stores only what the service learned. The release contains the rest of the table.
  const { sources = RELIABILITY.sources, sites } = basis.reliability ?? {}
  const reliability = { ...RELIABILITY, sources, ...(sites ? { sites } : {}) }
  const resolved = resolveSources(readSubject(entity_type, seed), withStated(basis.pages, read), basis.names)
  const options = { source, includeUnverified: row.include_unverified, incomplete }
  const cells = new Map<string, ColumnAnswer & { cell: Cell }>()
  for (const column of columns) {
    const answered = answerColumn(column, resolved, { entityType: entity_type, now, reliability })
    const field = contactFieldOf(column.key)
    const contact = { ...options, now, maxAgeDays: row.max_age_days, checker: repeatedChecks(basis.checks) }
    const cell = field
      ? await contactCell(field, answered.answer, null, contact)
      : cellOf(answered.answer, options)
    cells.set(column.key, { ...answered, cell })
  }
  return { compared: resolved.compared, cells }
}

/** Replaces the mentions of pages by those that a basis states. */
export const withStated = (pages: readonly BasisPage[], read: readonly ReadPage[]): ReadPage[] =>
  read.map((page, i) => ({ ...page, mentions: pages[i].mentions ?? page.mentions }))
