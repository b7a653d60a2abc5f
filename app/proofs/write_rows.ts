import { deriveRow, type ProofRow } from '#domain/proofs/derive_row'
import { isDeepStrictEqual } from 'node:util'
import { type LeftOut, mentionsShown, reconciliationShown } from '#domain/proofs/bundle_lines'
import { contactFieldOf } from '#domain/datasets/contact_cells'
import type { Cell, Cells, DatasetColumn, DatasetRequest } from '#domain/datasets/dataset'
import type { RowBasis } from '#domain/datasets/row_basis'
import { withoutSuppressedValues } from '#domain/datasets/suppressed_cells'
import { identifiersOf } from '#domain/privacy/identifiers_of'
import type { SuppressionList } from '#domain/privacy/suppression_list'
import { identifiersOfSubject } from '#domain/truth/subject_identifiers'
import { readSubject } from '#domain/truth/subject'
import type { StoredRow } from '#app/datasets/dataset_store'
import { RELEASE } from '#app/shared/release'
import type { BundleLines } from './bundle_lines.js'
import type { BundlePages } from './bundle_pages.js'

export type BasedRow = StoredRow & { basis: RowBasis | null }

/** How the rows were filled. */
export type RowRequest = Pick<DatasetRequest, 'entityType' | 'includeUnverified' | 'maxAgeDays'>

/** Writes the lines of rows and cells, and collects the pages that they depend on. */
export class RowWriter {
  constructor(
    private readonly request: RowRequest,
    private readonly source: string,
    private readonly lines: BundleLines,
    private readonly pages: BundlePages,
    private readonly suppression: SuppressionList
  ) {}

  /** @param item the id of the Set's item, if the row belongs to one */
  async write(stored: BasedRow, columns: readonly DatasetColumn[], item?: string): Promise<void> {
    const leftOut = await this.#writeProven(stored, columns, item)
    if (leftOut) await this.lines.addRow({ row: stored.position, item, left_out: leftOut })
  }

  /** Writes a row and its cells. Writes nothing and returns the reason if it cannot be proven. */
  async #writeProven(
    { position, seed, cells, isErased, personId, basis }: BasedRow,
    wanted: readonly DatasetColumn[],
    item: string | undefined
  ): Promise<LeftOut | null> {
    const { request } = this
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
    const pages = await this.pages.read(basis.pages)
    if (typeof pages === 'string') return pages
    const row: ProofRow = {
      entity_type: request.entityType,
      seed,
      include_unverified: request.includeUnverified,
      source,
      max_age_days: request.maxAgeDays,
      basis,
    }
    const columns = wanted.filter(({ key }) => !isFromRecord(key, basis))
    const derived = await deriveRow(row, columns, pages.read)
    const isProven = basis.release === RELEASE
    // The verifier refuses a bundle with a cell that it answers differently. Rows of another release
    // are not compared, because that release may have read the pages differently.
    if (isProven && columns.some(({ key }) => !isSame(derived.cells.get(key)?.cell, shown[key])))
      return 'contradicted'
    const left = wanted.flatMap(({ key }) => (isFromRecord(key, basis) ? [[key, 'recorded'] as const] : []))
    const rowSha256 = await this.lines.addRow({
      row: position,
      item,
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
      await this.lines.addCell({ row: position, row_sha256: rowSha256, column, cell, reconciliation })
    }
    this.lines.addPeople([personId, seed])
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
}

const isSuppressed = (cells: Cells): boolean =>
  Object.values(cells).some(({ reason }) => reason === 'suppressed')

const isFromRecord = (key: string, { recorded }: RowBasis): boolean =>
  recorded && contactFieldOf(key) !== null

/** Compares an answer with a stored cell. */
const isSame = (derived: Cell | undefined, stored: Cell | undefined): boolean =>
  derived !== undefined && isDeepStrictEqual(JSON.parse(JSON.stringify(derived)), stored)
