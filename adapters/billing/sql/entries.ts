import type { EntriesQuery, LedgerEntry } from '#domain/billing/billing'
import type { RowOf } from '#domain/ports/row_of'
import type { Sql, SqlValue } from '#domain/ports/sql'

type Row = RowOf<LedgerEntry, { amount: unknown }>

/** Appends an entry. Returns false when the id already exists. */
export async function appendEntry(sql: Sql, entry: LedgerEntry): Promise<boolean> {
  const appended = await sql.run(
    `INSERT INTO ledger_entries
       (id, workspace_id, kind, amount, reservation_id, key_id, route, note, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO NOTHING`,
    [
      entry.id,
      entry.workspaceId,
      entry.kind,
      entry.amount,
      entry.reservationId,
      entry.keyId,
      entry.route,
      entry.note,
      entry.createdAt,
    ]
  )
  return appended > 0
}

/** Returns a page of a workspace's entries, newest first. */
export async function entriesPage(
  sql: Sql,
  workspaceId: string,
  { limit, before }: EntriesQuery
): Promise<LedgerEntry[]> {
  const [older, ...place] = olderThan(workspaceId, before)
  const rows = await sql.select<Row>(
    `SELECT id, workspace_id, kind, amount, reservation_id, key_id, route, note, created_at
     FROM ledger_entries e WHERE e.workspace_id = ? AND ${older} ORDER BY e.sequence DESC LIMIT ?`,
    [workspaceId, ...place, limit]
  )
  return rows.map((row) => ({
    id: row.id,
    workspaceId: row.workspace_id,
    kind: row.kind,
    amount: Number(row.amount),
    reservationId: row.reservation_id,
    keyId: row.key_id,
    route: row.route,
    note: row.note,
    createdAt: row.created_at,
  }))
}

/**
 * Returns the SQL condition for entries `e` older than the entry `before`. An unknown `before`
 * matches no entry.
 */
export const olderThan = (workspaceId: string, before?: string): [sql: string, ...values: SqlValue[]] =>
  before === undefined
    ? ['1 = 1']
    : [
        'e.sequence < (SELECT sequence FROM ledger_entries WHERE id = ? AND workspace_id = ?)',
        before,
        workspaceId,
      ]
