import type { Sql } from '#domain/ports/sql'
import { HOUR_LENGTH, hourOf, lastHours } from '#app/console/last_hours'
import { OLDEST_SEARCHED, SEARCHED } from './read_request_log.js'

type Slot = { at: string; requests: number; failed: number }
type Row = { key_id: string; hour: string; requests: unknown; failed: unknown }

/**
 * Returns the requests of each key in the last 24 hours, among the 50,000 newest of the workspace.
 * Counts refused requests as failed. Leaves out keys without requests.
 */
export async function requestsByKey(
  sql: Sql,
  workspaceId: string,
  now: Date
): Promise<{ key_id: string; slots: Slot[] }[]> {
  const hours = lastHours(now)
  const rows = await sql.select<Row>(
    `SELECT r.key_id, substr(r.created_at, 1, ${HOUR_LENGTH}) AS hour, count(*) AS requests,
       sum(CASE WHEN r.status >= 400 THEN 1 ELSE 0 END) AS failed
     FROM request_log r WHERE r.workspace_id = ? AND r.created_at >= ? AND ${OLDEST_SEARCHED} GROUP BY 1, 2`,
    [workspaceId, hours[0], workspaceId, SEARCHED - 1]
  )
  const byKey = Map.groupBy(rows, ({ key_id }) => key_id)
  return [...byKey].map(([key_id, own]) => {
    const byHour = new Map(own.map((row) => [row.hour, row]))
    return {
      key_id,
      slots: hours.map((at) => {
        const row = byHour.get(hourOf(at))
        return { at, requests: Number(row?.requests ?? 0), failed: Number(row?.failed ?? 0) }
      }),
    }
  })
}
