import type { SearchTerm } from '#domain/privacy/mentions/search_terms'
import type { Sql } from '#domain/ports/sql'

const PAGE = 500

/** The tables with records of people. */
export const COLUMNS = {
  person_records: { table: 'person_records', key: 'record_id', column: 'body' },
  found_people: { table: 'found_people', key: 'id', column: 'record' },
} as const

type Row = { key: string | number; person_id: string; json: string }

/**
 * Yields the records that match a term, ordered by key. Yields all records if `terms` is null.
 */
export async function* rowsMatching(
  sql: Sql,
  { table, key, column }: (typeof COLUMNS)[keyof typeof COLUMNS],
  terms: readonly SearchTerm[] | null
): AsyncGenerator<Row> {
  const tests = terms?.map(({ folded }) => (folded ? `lower(${column}) LIKE ?` : `${column} LIKE ?`))
  const condition = tests ? `AND (${tests.join(' OR ')})` : ''
  const patterns = terms?.map(({ pattern }) => pattern) ?? []
  for (let after: string | number | null = null; ; ) {
    const rows: Row[] = await sql.select<Row>(
      `SELECT ${key} AS key, person_id, ${column} AS json FROM ${table}
       WHERE ${after === null ? '1 = 1' : `${key} > ?`} ${condition} ORDER BY ${key} LIMIT ${PAGE}`,
      [...(after === null ? [] : [after]), ...patterns]
    )
    yield* rows
    if (rows.length < PAGE) return
    after = rows.at(-1)!.key
  }
}
