import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Sql } from '#domain/ports/sql'
import { fromJson, fromNumber } from '#app/shared/database/codecs'
import type { RecordTables } from './record_kind.js'

/** `source` is null for records without one. `owners` counts people or companies. */
export type SourceCount = { source: string | null; records: number; owners: number }

const PAGE = 1_000
/** Records that one call of `keysOfSource` reads at most, so that its transaction is short. */
const MAX_READ = 10_000

/** Counts the records of each source, or of one. Reads the whole table, in pages. */
export async function countBySource(
  sql: Sql,
  { records, idColumn }: RecordTables,
  source?: string
): Promise<SourceCount[]> {
  const counts = new Map<string | null, SourceCount & { lastOwner: string | null }>()
  // Reads in the order of the owners, so that counting owners needs no set of all owners.
  for (let after: [string, number] = ['', -1]; ; await nextTurn()) {
    const rows = await sql.select<{ record_id: unknown; owner: string; body: unknown }>(
      `SELECT record_id, ${idColumn} AS owner, body FROM ${records} WHERE (${idColumn}, record_id) > (?, ?)
       ORDER BY ${idColumn}, record_id LIMIT ${PAGE}`,
      after
    )
    for (const { owner, body } of rows) {
      const found = sourceOf(body)
      if (source !== undefined && found !== source) continue
      const count = counts.get(found) ?? { source: found, records: 0, owners: 0, lastOwner: null }
      counts.set(found, count)
      count.records++
      if (count.lastOwner !== owner) count.owners++
      count.lastOwner = owner
    }
    if (rows.length < PAGE) break
    const last = rows[rows.length - 1]
    after = [last.owner, fromNumber(last.record_id)]
  }
  return [...counts.values()]
    .map(({ lastOwner: _, ...count }) => count)
    .sort((a, b) => ((a.source ?? '') < (b.source ?? '') ? -1 : 1))
}

/**
 * Returns the keys of a source's next records, possibly none, and the last record read, or null at
 * the end.
 */
export async function keysOfSource(
  sql: Sql,
  { records }: RecordTables,
  source: string,
  after: number,
  limit: number
): Promise<{ keys: string[]; last: number | null }> {
  const keys: string[] = []
  let last = after
  for (let read = 0; read < MAX_READ; read += PAGE) {
    const rows = await sql.select<{ record_id: unknown; record_key: string; body: unknown }>(
      `SELECT record_id, record_key, body FROM ${records} WHERE record_id > ? ORDER BY record_id LIMIT ${PAGE}`,
      [last]
    )
    for (const { record_id, record_key, body } of rows) {
      if (keys.length === limit) return { keys, last }
      last = fromNumber(record_id)
      if (sourceOf(body) === source) keys.push(record_key)
    }
    if (rows.length < PAGE) return { keys, last: null }
  }
  return { keys, last }
}

/**
 * Returns the source of a stored record. SQL cannot read it: PostgreSQL rejects JSON with a lone
 * surrogate, and a source that looks like a contact is encrypted.
 */
function sourceOf(body: unknown): string | null {
  try {
    const { source } = fromJson<{ source?: unknown }>(body)
    return typeof source === 'string' ? source.toWellFormed() : null
  } catch {
    return null
  }
}
