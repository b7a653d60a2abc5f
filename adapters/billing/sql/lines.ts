import type { LedgerEntry, LedgerLine, LinesQuery } from '#domain/billing/billing'
import type { RowOf } from '#domain/ports/row_of'
import type { Sql, SqlValue } from '#domain/ports/sql'
import { olderThan } from './entries.js'

type Row = RowOf<Omit<LedgerLine, 'state'>, Record<'change' | 'reserved' | 'remaining', unknown>> & {
  kind: LedgerEntry['kind']
}

/** SQL for the change of the remaining credits. Only grants and charges change them. */
const CHANGE = "CASE kind WHEN 'grant' THEN amount WHEN 'settle' THEN -amount ELSE 0 END"

/**
 * SQL condition that leaves out the `hold` entry of an ended reservation. The line of its `settle` or
 * `release` entry shows the reserved amount too.
 */
const IS_LATEST = `NOT (e.kind = 'hold' AND EXISTS (SELECT 1 FROM ledger_entries x
  WHERE x.reservation_id = e.reservation_id AND x.kind IN ('settle', 'release')))`

const IN_STATE: Record<LedgerLine['state'], string> = {
  granted: "e.kind = 'grant'",
  charged: "e.kind = 'settle' AND e.amount > 0",
  free: "(e.kind = 'release' OR (e.kind = 'settle' AND e.amount = 0))",
  held: "e.kind = 'hold'",
}

/**
 * Returns a page of a workspace's lines, newest first. Counts back from the account's present total,
 * so the newest page reads no older entries.
 */
export async function linesPage(
  sql: Sql,
  workspaceId: string,
  { limit, before, ...page }: LinesQuery
): Promise<LedgerLine[]> {
  const conditions: [sql: string, ...values: SqlValue[]][] = [
    ['e.workspace_id = ?', workspaceId],
    [IS_LATEST],
    olderThan(workspaceId, before),
  ]
  if (page.state !== undefined) conditions.push([IN_STATE[page.state]])
  if (page.keyId !== undefined) conditions.push(['e.key_id = ?', page.keyId])
  if (page.route !== undefined) conditions.push(['e.route = ?', page.route])
  if (page.since !== undefined) conditions.push(['e.created_at >= ?', page.since.toISOString()])
  const rows = await sql.select<Row>(
    `WITH page AS (
       SELECT sequence, id, workspace_id, kind, ${CHANGE} AS change, reservation_id, key_id, route, note, created_at
       FROM ledger_entries e WHERE ${conditions.map(([condition]) => condition).join(' AND ')}
       ORDER BY sequence DESC LIMIT ?
     ), totals AS (
       SELECT sequence, sum(${CHANGE}) OVER (ORDER BY sequence DESC) - (${CHANGE}) AS later
       FROM ledger_entries WHERE workspace_id = ? AND sequence >= (SELECT min(sequence) FROM page)
     )
     SELECT page.*, h.amount AS reserved, h.created_at AS reserved_at,
       a.granted - a.posted - totals.later AS remaining
     FROM page JOIN totals ON totals.sequence = page.sequence JOIN accounts a ON a.workspace_id = page.workspace_id
     LEFT JOIN ledger_entries h ON h.reservation_id = page.reservation_id AND h.kind = 'hold'
     ORDER BY page.sequence DESC`,
    [...conditions.flatMap(([, ...values]) => values), limit, workspaceId]
  )
  return rows.map(lineOf)
}

function lineOf(row: Row): LedgerLine {
  const change = Number(row.change)
  return {
    id: row.id,
    state: stateOf(row.kind, change),
    change,
    remaining: Number(row.remaining),
    reserved: row.reserved === null ? null : Number(row.reserved),
    reservedAt: row.reserved_at,
    reservationId: row.reservation_id,
    keyId: row.key_id,
    route: row.route,
    note: row.note,
    createdAt: row.created_at,
  }
}

function stateOf(kind: LedgerEntry['kind'], change: number): LedgerLine['state'] {
  if (kind === 'grant') return 'granted'
  if (kind === 'hold') return 'held'
  return change === 0 ? 'free' : 'charged'
}
