import type { Sql } from '#domain/ports/sql'
import { conditionsOf, type Filters, OLDEST_SEARCHED, SEARCHED } from './read_request_log.js'

type Figures = {
  statuses: { status: number; requests: number }[]
  p50_ms: number | null
  p95_ms: number | null
}

/** Returns the status codes and latencies of the requests that match all filters, of the SEARCHED newest. */
export async function requestFigures(
  sql: Sql,
  workspaceId: string,
  filters: Filters,
  now: Date
): Promise<Figures> {
  const conditions = conditionsOf(filters, now)
  const where = `r.workspace_id = ? ${conditions.map(([condition]) => `AND ${condition}`).join(' ')}
    AND ${OLDEST_SEARCHED}`
  const values = [workspaceId, ...conditions.flatMap(([, ...own]) => own), workspaceId, SEARCHED - 1]
  const rows = await sql.select<{ status: number; requests: unknown; timed: unknown }>(
    `SELECT r.status, count(*) AS requests, count(r.duration_ms) AS timed FROM request_log r
     WHERE ${where} GROUP BY r.status ORDER BY r.status`,
    values
  )
  const timed = rows.reduce((sum, row) => sum + Number(row.timed), 0)
  const latencyAt = async (share: number) => {
    if (timed === 0) return null
    const [row] = await sql.select<{ duration_ms: number }>(
      `SELECT r.duration_ms FROM request_log r WHERE ${where} AND r.duration_ms IS NOT NULL
       ORDER BY r.duration_ms LIMIT 1 OFFSET ?`,
      [...values, Math.min(timed - 1, Math.floor(timed * share))]
    )
    // A sweep may delete rows between the queries.
    return row ? Number(row.duration_ms) : null
  }
  return {
    statuses: rows.map(({ status, requests }) => ({ status: Number(status), requests: Number(requests) })),
    p50_ms: await latencyAt(0.5),
    p95_ms: await latencyAt(0.95),
  }
}
