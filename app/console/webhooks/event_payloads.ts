import type { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'

/** Returns the request bodies of events by their ids. */
export async function eventPayloads(sql: Sql, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const [condition, value] = anyOf(sql, 'id', ids)
  const rows = await sql.select<{ id: string; payload: string }>(
    `SELECT id, payload FROM webhook_events WHERE ${condition}`,
    [value]
  )
  return new Map(rows.map(({ id, payload }) => [id, payload]))
}
