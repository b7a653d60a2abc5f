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
import type { Cell, Cells, DatasetColumn } from '#domain/datasets/dataset'
import type { RowBasis } from '#domain/datasets/row_basis'
import { withoutSuppressedValues } from '#domain/datasets/suppressed_cells'
import { identifiersOf } from '#domain/privacy/identifiers_of'
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
    if (scope !== null || isSuppressed(cells)) return 'suppressed'
    if (!basis) return 'not_kept'
    const source = basis.source ?? this.source
    const shown = await withoutSuppressedValues(cells, subject, scope, this.suppression, source)
    // The pages and contact checks in the bundle would reveal a hidden value.
    if (isSuppressed(shown) || (await this.#isAnyContactSuppressed(basis))) return 'suppressed'
    const pages = await this.pages.read(basis)
    if (typeof pages === 'string') return pages
    const row: ProofRow = {
      entity_type: request.entityType,
      seed,
      include_unverified: request.includeUnverified,
      source,
      max_age_days: request.maxAgeDays,
      basis,
    }
    const columns = this.columns.filter(({ key }) => !isFromRecord(key, basis))
    const derived = await deriveRow(row, columns, pages.read)
    const isProven = basis.release === RELEASE
    // The verifier would refuse the whole bundle. Other releases may read the pages differently.
    if (isProven && columns.some(({ key }) => !isSame(derived.cells.get(key)?.cell, shown[key])))
      return 'contradicted'
    const left = this.columns.flatMap(({ key }) =>
      isFromRecord(key, basis) ? [[key, 'recorded'] as const] : []
    )
    const rowSha256 = await this.#writeRow({
      row: position,
      ...row,
      records: pages.found.map(({ digest }) => digest),
      columns_left_out: Object.fromEntries(left),
      mentions: isProven
        ? mentionsShown(
            derived,
            pages.read.map(({ page }) => page)
          )
        : null,
    })
    await this.pages.add(pages)
    for (const column of columns) {
      const reconciliation = isProven ? reconciliationShown(derived, column.key) : null
      const cell = shown[column.key]
      const { line } = lineOf({ row: position, row_sha256: rowSha256, column, cell, reconciliation })
      this.tree.add(line)
      this.cells++
      await this.files.cells.write(`${line}\n`)
    }
    for (const id of personIdsIn([personId, seed])) this.personIds.add(id)
    return null
  }

  async #isAnyContactSuppressed({ checks }: RowBasis): Promise<boolean> {
    const contacts = [
      ...Object.keys(checks?.email ?? {}).map((email) => ({ emails: [email] })),
      ...Object.keys(checks?.phone ?? {}).map((phone) => ({ phones: [phone] })),
    ]
    const scopes = await this.suppression.scopesFor(contacts, identifiersOf)
    return scopes.some((scope) => scope !== null)
  }

  async #writeRow(content: RowLine): Promise<string> {
    const { line, sha256 } = lineOf(content)
    await this.files.rows.write(`${line}\n`)
    return sha256
  }
}

const isSuppressed = (cells: Cells): boolean =>
  Object.values(cells).some(({ reason }) => reason === 'suppressed')

const isFromRecord = (key: string, { recorded }: RowBasis): boolean =>
  recorded && contactFieldOf(key) !== null

/** Compares an answer with a stored cell. */
const isSame = (derived: Cell | undefined, stored: Cell | undefined): boolean =>
  derived !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(derived)), stored)
