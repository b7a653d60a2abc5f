import { deriveRow, type ProofRow } from '#domain/proofs/derive_row'
import { isDeepStrictEqual } from 'node:util'
import {
  type LeftOut,
  lineOf,
  mentionsShown,
  reconciliationShown,
  type RowLine,
} from '#domain/proofs/bundle_lines'
import { MerkleTree } from '#domain/proofs/merkle_tree'
import { contactFieldOf } from '#domain/datasets/contact_cells'
import type { Cells, DatasetColumn } from '#domain/datasets/dataset'
import type { RowBasis } from '#domain/datasets/row_basis'
import { withoutSuppressedValues } from '#domain/datasets/suppressed_cells'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import { identifiersOfSubject } from '#domain/truth/subject_identifiers'
import { readSubject } from '#domain/truth/subject'
import type { StoredDataset, StoredRow } from '#app/datasets/dataset_store'
import { personIdsIn } from '#app/recipients/note_recipients'
import { RELEASE } from '#app/shared/release'
import type { BundlePages } from './bundle_pages.js'
import type { Spool } from './spool.js'

export type BasedRow = StoredRow & { basis: RowBasis | null }

/** Writes the lines of rows and cells, and collects the pages that they depend on. */
export class RowWriter {
  readonly tree = new MerkleTree()
  readonly personIds = new Set<string>()
  cells = 0

  constructor(
    private readonly dataset: StoredDataset,
    private readonly columns: readonly DatasetColumn[],
    private readonly source: string,
    private readonly pages: BundlePages,
    private readonly files: { rows: Spool; cells: Spool },
    private readonly suppression: SuppressionList
  ) {}

  async write(stored: BasedRow): Promise<void> {
    const leftOut = await this.#written(stored)
    if (leftOut) await this.#writeRow({ row: stored.position, left_out: leftOut })
  }

  /** Writes a row and its cells. Writes nothing and returns the reason if it cannot be proven. */
  async #written({ position, seed, cells, isErased, personId, basis }: BasedRow): Promise<LeftOut | null> {
    const { request } = this.dataset
    if (isErased) return 'erased'
    if (!cells) return 'not_filled'
    const subject = readSubject(request.entityType, seed)
    const [scope = null] = await this.suppression.scopesFor([subject], identifiersOfSubject)
    if (scope === 'all') return 'suppressed'
    if (!basis) return 'not_kept'
    const pages = await this.pages.read(basis)
    if (typeof pages === 'string') return pages
    const shown = await withoutSuppressedValues(cells, subject, scope, this.suppression, this.source)
    const row: ProofRow = {
      entity_type: request.entityType,
      seed,
      include_unverified: request.includeUnverified,
      source: this.source,
      max_age_days: request.maxAgeDays,
      basis,
    }
    const columns = this.columns.filter(({ key }) => !this.#columnLeftOut(key, shown, basis))
    const derived = await deriveRow(row, columns, pages.read)
    // Other rules may read the same pages differently, so this release shows only what agrees.
    const isShown =
      basis.release === RELEASE &&
      columns.every(({ key }) => isDeepStrictEqual(derived.cells.get(key)?.cell, shown[key]))
    const left = this.columns.flatMap(({ key }) => {
      const reason = this.#columnLeftOut(key, shown, basis)
      return reason ? [[key, reason] as const] : []
    })
    const rowSha256 = await this.#writeRow({
      row: position,
      ...row,
      records: pages.found.map(({ digest }) => digest),
      columns_left_out: Object.fromEntries(left),
      mentions: isShown
        ? mentionsShown(
            derived,
            pages.read.map(({ page }) => page)
          )
        : null,
    })
    await this.pages.add(pages)
    for (const column of columns) {
      const reconciliation = isShown ? reconciliationShown(derived, column.key) : null
      const cell = shown[column.key]
      const { line } = lineOf({ row: position, row_sha256: rowSha256, column, cell, reconciliation })
      this.tree.add(line)
      this.cells++
      await this.files.cells.write(`${line}\n`)
    }
    for (const id of personIdsIn([personId, seed])) this.personIds.add(id)
    return null
  }

  #columnLeftOut(key: string, cells: Cells, { recorded }: RowBasis): LeftOut | null {
    if (cells[key]?.reason === 'suppressed') return 'suppressed'
    return recorded && contactFieldOf(key) ? 'recorded' : null
  }

  async #writeRow(content: RowLine): Promise<string> {
    const { line, sha256 } = lineOf(content)
    await this.files.rows.write(`${line}\n`)
    return sha256
  }
}
