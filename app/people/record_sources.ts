import type { Sql } from '#domain/ports/sql'
import { fromNumber } from '#app/shared/database/codecs'
import type { RecordTables } from './record_kind.js'

/** `source` is null for records without one. `owners` counts people or companies. */
export type SourceCount = { source: string | null; records: number; owners: number }

/** Counts the records of each source, or of one. Reads the whole table. */
export async function countBySource(
  sql: Sql,
  { records, idColumn }: RecordTables,
  source?: string
): Promise<SourceCount[]> {
  const expression = sourceOf(sql)
  const rows = await sql.select<{ source: string | null; records: unknown; owners: unknown }>(
    `SELECT ${expression} AS source, COUNT(*) AS records, COUNT(DISTINCT ${idColumn}) AS owners FROM ${records}
     ${source === undefined ? '' : `WHERE ${expression} = ?`} GROUP BY ${expression} ORDER BY ${expression}`,
    source === undefined ? [] : [source]
  )
  return rows.map((row) => ({
    source: row.source,
    records: fromNumber(row.records),
    owners: fromNumber(row.owners),
  }))
}

/** Returns the keys of a source's next records, and the last record's id, or null at the end. */
export async function keysOfSource(
  sql: Sql,
  { records }: RecordTables,
  source: string,
  after: number,
  limit: number
): Promise<{ keys: string[]; last: number | null }> {
  const rows = await sql.select<{ record_id: unknown; record_key: string }>(
    `SELECT record_id, record_key FROM ${records} WHERE record_id > ? AND ${sourceOf(sql)} = ?
     ORDER BY record_id LIMIT ?`,
    [after, source, limit]
  )
  const last = rows.length === limit ? fromNumber(rows[rows.length - 1].record_id) : null
  return { keys: rows.map((row) => row.record_key), last }
}

const sourceOf = ({ dialect }: Pick<Sql, 'dialect'>): string =>
  dialect === 'sqlite' ? `json_extract(body, '$.source')` : `(body::json ->> 'source')`
