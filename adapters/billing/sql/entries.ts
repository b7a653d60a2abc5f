import type { EntriesQuery, LedgerEntry, LedgerLine } from '#domain/billing/billing'
import type { Sql, SqlValue } from '#domain/ports/sql'

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
  remaining: unknown
}

/** Only grants and charges change what remains. */
const CHANGE = "CASE kind WHEN 'grant' THEN amount WHEN 'settle' THEN -amount ELSE 0 END"

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

/**
 * Returns a page of a workspace's entries, newest first. Counts back from the account's present total,
 * so the newest page reads no older entries.
 */
export async function entriesPage(
  sql: Sql,
  workspaceId: string,
  { limit, ...page }: EntriesQuery
): Promise<LedgerLine[]> {
  const conditions: [sql: string, ...values: SqlValue[]][] = [['workspace_id = ?', workspaceId]]
  if (page.before !== undefined)
    conditions.push([
      'sequence < (SELECT sequence FROM ledger_entries WHERE id = ? AND workspace_id = ?)',
      page.before,
      workspaceId,
    ])
  if (page.kind !== undefined) conditions.push(['kind = ?', page.kind])
  if (page.keyId !== undefined) conditions.push(['key_id = ?', page.keyId])
  if (page.route !== undefined) conditions.push(['route = ?', page.route])
  if (page.since !== undefined) conditions.push(['created_at >= ?', page.since.toISOString()])
  const rows = await sql.select<Row>(
    `WITH page AS (
       SELECT sequence, id, workspace_id, kind, amount, reservation_id, key_id, route, note, created_at
       FROM ledger_entries WHERE ${conditions.map(([condition]) => condition).join(' AND ')}
       ORDER BY sequence DESC LIMIT ?
     ), totals AS (
       SELECT sequence, sum(${CHANGE}) OVER (ORDER BY sequence DESC) - (${CHANGE}) AS later
       FROM ledger_entries WHERE workspace_id = ? AND sequence >= (SELECT min(sequence) FROM page)
     )
     SELECT page.*, a.granted - a.posted - totals.later AS remaining
     FROM page JOIN totals ON totals.sequence = page.sequence JOIN accounts a ON a.workspace_id = page.workspace_id
     ORDER BY page.sequence DESC`,
    [...conditions.flatMap(([, ...values]) => values), limit, workspaceId]
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
    remaining: Number(row.remaining),
  }))
}
