import { hash } from 'node:crypto'
import type { Cell, DatasetColumn } from '#domain/datasets/dataset'
import type { Page } from '#domain/evidence/page'
import type { DerivedRow, ProofRow } from './derive_row.js'
import { locateQuote } from './locate_quote.js'

/** Why a row or column is not in a bundle. */
export const LEFT_OUT = {
  erased: 'the person was erased',
  not_filled: 'the row is not filled yet',
  not_kept: 'the row was filled before the service kept what answers depend on',
  page_missing: 'a page that the answers depend on is no longer stored',
  page_withheld: 'a page that the answers depend on names a person whom the service may not process',
  suppressed: 'the service may not process this data',
  contradicted: 'the pages give other answers than those that are stored',
  recorded: 'the answer came from a record of contacts, not only from pages',
} as const
export type LeftOut = keyof typeof LEFT_OUT

/** A line of `kith/rows.jsonl`. */
export type RowLine =
  | { row: number; left_out: LeftOut }
  | (ProofRow & {
      row: number
      /** The digest of each page of the basis, as in its WARC record. */
      records: string[]
      columns_left_out: Record<string, LeftOut>
      /** What the current release reads from the pages; null for a row of another release. */
      mentions: ReturnType<typeof mentionsShown> | null
    })

/** A line of `kith/cells.jsonl`. */
export type CellLine = {
  row: number
  /** SHA-256 in hex of the row's line. */
  row_sha256: string
  column: DatasetColumn
  cell: Cell
  /** The input and the result of the reconciliation; null for a row of another release. */
  reconciliation: ReturnType<typeof reconciliationShown> | null
}

/** Returns the compared mentions with their claims, features and probabilities. */
export function mentionsShown({ compared }: Pick<DerivedRow, 'compared'>, pages: readonly Page[]) {
  return compared.map(({ page, mention, identity }) => ({
    page: pages.findIndex(({ url }) => url === page.url),
    entity: mention.entity,
    name: mention.name,
    own: mention.own,
    probability: identity.probability,
    reasons: identity.reasons,
    features: Object.fromEntries(identity.features ?? []),
    claims: mention.claims.map(({ field, value, quote, method, statedAt, past }) => ({
      ...{ field, value, quote, method, stated_at: statedAt, past },
      at: locateQuote(page, quote),
    })),
  }))
}

export function reconciliationShown(derived: DerivedRow, column: string) {
  const { votes, answer, explanation } = derived.cells.get(column)!
  const { status, value, confidence } = answer
  return { votes, result: { status, value, confidence }, explanation }
}

/** Returns a line and its hash. */
export function lineOf(content: RowLine | CellLine): { line: string; sha256: string } {
  const line = JSON.stringify(content)
  return { line, sha256: hash('sha256', line, 'hex') }
}
