import { isDeepStrictEqual } from 'node:util'
import { itemMentions, itemShown, type LeftOut } from '#domain/proofs/bundle_lines'
import { deriveItem } from '#domain/proofs/derive_item'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import { identifiersOfCandidate } from '#domain/sets/candidate_identifiers'
import { enrichmentColumn } from '#domain/sets/enrichment_column'
import { isExcluded } from '#domain/sets/exclusion'
import type { VerdictBasis } from '#domain/sets/verdict_basis'
import { RELEASE } from '#app/shared/release'
import type { BundleLines } from '#app/proofs/bundle_lines'
import type { BundlePages, RowPages } from '#app/proofs/bundle_pages'
import type { RowWriter } from '#app/proofs/write_rows'
import type { BasedCell, BasedItem } from './set_bases.js'
import type { SetColumn } from './set_rows.js'

/** The rules by which `FillColumns` fills the columns of a Set. */
export const ITEM_ROWS = { entityType: 'person', includeUnverified: false, maxAgeDays: null } as const

/** Writes the items of a Set: the verdicts on each person, then the columns. */
export class ItemWriter {
  #next = 0

  constructor(
    private readonly columns: readonly SetColumn[],
    private readonly lines: BundleLines,
    private readonly pages: BundlePages,
    private readonly rows: RowWriter,
    private readonly suppression: SuppressionList
  ) {}

  async write(stored: BasedItem): Promise<void> {
    const row = this.#next++
    const leftOut = await this.#writeVerdicts(row, stored)
    if (leftOut) await this.lines.addRow({ row, item: stored.item.id, left_out: leftOut })
    if (stored.item.isErased) return
    for (const cells of filledTogether(stored.cells)) await this.#writeCells(stored, cells)
  }

  /** Writes the verdicts. Writes nothing and returns the reason if they cannot be proven. */
  async #writeVerdicts(row: number, { item, basis }: BasedItem): Promise<LeftOut | null> {
    if (item.isErased) return 'erased'
    if (item.status === 'pending') return 'not_filled'
    if (item.searchId === null) return 'imported'
    if (isExcluded(item)) return 'left_out_by_member'
    if (!basis) return 'not_kept'
    const { indexed, saved } = basis
    const people = [
      { row: item.seed, indexed: indexed ?? saved ?? null },
      { row: basis.row, indexed },
    ]
    const scopes = await this.suppression.scopesFor(people, identifiersOfCandidate)
    if (scopes.some((scope) => scope !== null)) return 'suppressed'
    const pages = await this.#pagesOf(basis)
    if (typeof pages === 'string') return pages
    const [person, ...employers] = pages
    const read = { person: person.read, employers: employers.map((one) => one.read) }
    const isProven = basis.release === RELEASE
    const derived = await deriveItem(basis, read)
    const shown = itemShown(item.id, derived)
    const { id, status, criteria } = item
    // Leaves out an item that its pages contradict, because the verifier would refuse the whole bundle.
    if (
      isProven &&
      !isSame(
        [shown.verdicts.map(({ criterion }) => criterion), shown.item.item],
        [criteria, { id, status, person: item.person }]
      )
    )
      return 'contradicted'
    const row_sha256 = await this.lines.addRow({
      ...{ row, item: id, basis },
      records: pages.flatMap(({ found }) => found.map(({ digest }) => digest)),
      mentions: isProven ? itemMentions(derived, read) : null,
    })
    for (const one of pages) await this.pages.add(one)
    const verdicts = isProven ? shown.verdicts : criteria.map((criterion) => ({ criterion, result: null }))
    for (const verdict of verdicts) await this.lines.addCell({ row, row_sha256, ...verdict })
    const last = isProven ? shown.item : { item: { id, status, person: item.person }, reconciliation: null }
    await this.lines.addCell({ row, row_sha256, ...last })
    this.lines.addPeople([item.person, item.seed])
    return null
  }

  /** Reads the pages of the person and of each employer, or returns why that is impossible. */
  async #pagesOf({ pages, employers }: VerdictBasis): Promise<RowPages[] | LeftOut> {
    const all: RowPages[] = []
    for (const own of [pages, ...employers.map((employer) => employer.pages)]) {
      const read = await this.pages.read(own)
      if (typeof read === 'string') return read
      all.push(read)
    }
    return all
  }

  async #writeCells({ item }: BasedItem, cells: readonly BasedCell[]): Promise<void> {
    const columns = cells.map(({ columnId }) => {
      const { id, description, format } = this.columns.find((one) => one.id === columnId)!
      return enrichmentColumn(id, description, format ?? undefined)
    })
    const position = this.#next++
    const byKey = Object.fromEntries(columns.map(({ key }, i) => [key, cells[i].cell]))
    // Two columns of a Set may be one column of a dataset.
    const distinct = [...new Map(columns.map((column) => [column.key, column])).values()]
    const { seed } = item
    const personId = item.person?.person_id ?? null
    const [{ basis }] = cells
    const stored = { position, seed, cells: byKey, isErased: false, personId, basis }
    await this.rows.write(stored, distinct, item.id)
  }
}

/** Groups cells by their basis, because cells that were filled together share the pages. */
function filledTogether(cells: readonly BasedCell[]): BasedCell[][] {
  const groups = Map.groupBy(cells, ({ basis }) => JSON.stringify(basis))
  return [...groups.values()]
}

const isSame = (derived: unknown, stored: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(derived)), stored)
