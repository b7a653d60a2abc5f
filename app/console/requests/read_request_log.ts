import type { Sql, SqlValue } from '#domain/ports/sql'
import { afterCursor, cutPage } from '#app/shared/http/time_cursor'
import type { Infer } from '#app/shared/schema/schema'
import type { loggedRequest, requestFilters } from './operations.js'
import { requestTitle } from './request_title.js'

export type Filters = Infer<typeof requestFilters>
type Page = { limit: number; cursor?: string }
type Row = Omit<Infer<typeof loggedRequest>, 'charged' | 'title'> & { charged: unknown }

const SELECT = `SELECT r.id, r.method, r.path, r.status, r.error, r.duration_ms, r.charged, r.key_id,
    k.name AS key_name, r.created_at
  FROM request_log r LEFT JOIN api_keys k ON k.id = r.key_id WHERE r.workspace_id = ?`

/** Number of a workspace's newest requests that filters search. Filters read each row. */
export const SEARCHED = 50_000
/**
 * SQL condition that leaves out requests older than the SEARCHED newest ones. The index has the time of the
 * oldest searched request, so finding that time reads no rows.
 */
export const OLDEST_SEARCHED = `r.created_at >= coalesce((SELECT s.created_at FROM request_log s
  WHERE s.workspace_id = ? ORDER BY s.created_at DESC LIMIT 1 OFFSET ?), '')`

/** Returns a page of the requests that match all filters, newest first. */
export async function listRequests(
  sql: Sql,
  workspaceId: string,
  filters: Filters,
  { limit, cursor }: Page,
  now: Date,
  searched = SEARCHED
) {
  const [older, place] = afterCursor('r', cursor)
  const conditions = conditionsOf(filters, now)
  if (conditions.length > 0) conditions.push([OLDEST_SEARCHED, workspaceId, searched - 1])
  const rows = await sql.select<Row>(
    `${SELECT} ${conditions.map(([condition]) => `AND ${condition}`).join(' ')} ${older}
     ORDER BY r.created_at DESC, r.id LIMIT ?`,
    [workspaceId, ...conditions.flatMap(([, ...values]) => values), ...place, limit + 1]
  )
  const { page, next } = cutPage(
    rows.map((row) => ({ ...shown(row), createdAt: row.created_at })),
    limit
  )
  return { items: page.map(({ createdAt: _, ...request }) => request), next_cursor: next }
}

/** Returns a request of the workspace, or null. */
export async function readRequest(sql: Sql, workspaceId: string, id: string) {
  const [row] = await sql.select<Row>(`${SELECT} AND r.id = ?`, [workspaceId, id])
  return row ? shown(row) : null
}

const shown = (row: Row) => ({
  ...row,
  title: requestTitle(row.method, row.path),
  charged: row.charged === null ? null : Number(row.charged),
})

export function conditionsOf(filters: Filters, now: Date): [condition: string, ...values: SqlValue[]][] {
  const { method, path, status, key, hours, slower_than } = filters
  const conditions: [string, ...SqlValue[]][] = []
  if (method) conditions.push(['r.method = ?', method])
  if (path) conditions.push([`lower(r.path) LIKE ? ESCAPE '!'`, `%${escaped(path.toLowerCase())}%`])
  if (status) {
    const [from, to] = [status.replaceAll('x', '0'), status.replaceAll('x', '9')]
    conditions.push(['r.status BETWEEN ? AND ?', Number(from), Number(to)])
  }
  if (slower_than) conditions.push(['r.duration_ms > ?', slower_than])
  if (key) conditions.push(['r.key_id = ?', key])
  if (hours) conditions.push(['r.created_at >= ?', new Date(now.getTime() - hours * 3_600_000).toISOString()])
  return conditions
}

const escaped = (text: string): string => text.replace(/[!%_]/g, '!$&')
