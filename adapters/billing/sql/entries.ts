import type { LedgerEntry } from '#domain/ports/billing'
import type { Sql } from '#domain/ports/sql'

type Row = {
  id: string
  workspace_id: string
  kind: LedgerEntry['kind']
  amount: unknown
  reservation_id: string | null
  key_id: string | null
  route: string | null
  note: string | null
  created_at: string
}

/** Appends an entry. False when an entry of this id is there already. */
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

/** A page of a workspace's entries, newest first. */
export async function entriesPage(
  sql: Sql,
  workspaceId: string,
  page: { limit: number; before?: string }
): Promise<LedgerEntry[]> {
  const [after, values] =
    page.before === undefined
      ? ['', []]
      : [
          'AND sequence < (SELECT sequence FROM ledger_entries WHERE id = ? AND workspace_id = ?)',
          [page.before, workspaceId],
        ]
  const rows = await sql.select<Row>(
    `SELECT id, workspace_id, kind, amount, reservation_id, key_id, route, note, created_at
     FROM ledger_entries WHERE workspace_id = ? ${after} ORDER BY sequence DESC LIMIT ?`,
    [workspaceId, ...values, page.limit]
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
