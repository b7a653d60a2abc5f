import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { insertRows } from '#app/shared/database/insert_rows'
import type { IndexName } from '#domain/ports/search_index'
import { fromNumber, toTime } from '#app/shared/database/codecs'

export type LoggedChange = { sequence: number; id: string; op: 'put' | 'delete' }

/**
 * Locks an index's head until the transaction ends and returns its sequence. Every writer of the
 * index's records takes this lock first, so writers run one after the other.
 */
export async function lockHead(tx: SqlTransaction, index: IndexName): Promise<number> {
  await tx.run('UPDATE index_heads SET sequence = sequence WHERE index_name = ?', [index])
  return latestSequence(tx, index)
}

/** Returns the last committed sequence, or 0 before any change. */
export async function latestSequence(sql: Sql, index: IndexName): Promise<number> {
  const rows = await sql.select<{ sequence: unknown }>(
    'SELECT sequence FROM index_heads WHERE index_name = ?',
    [index]
  )
  return rows.length ? fromNumber(rows[0].sequence) : 0
}

/**
 * Logs changes after `head`, in order, in their transaction. Each entity keeps only its latest
 * entry.
 */
export async function logChanges(
  tx: SqlTransaction,
  index: IndexName,
  head: number,
  changes: readonly { id: string; op: 'put' | 'delete' }[],
  now: Date
): Promise<void> {
  if (!changes.length) return
  const at = toTime(now)
  await insertRows(
    tx,
    'index_changes',
    ['index_name', 'entity_id', 'sequence', 'op', 'at'],
    changes.map(({ id, op }, i) => [index, id, head + 1 + i, op, at]),
    '(index_name, entity_id) DO UPDATE SET sequence = excluded.sequence, op = excluded.op, at = excluded.at'
  )
  const last = head + changes.length
  await tx.run('UPDATE index_heads SET sequence = ? WHERE index_name = ?', [last, index])
}

export async function changesAfter(
  sql: Sql,
  index: IndexName,
  sequence: number,
  limit: number
): Promise<LoggedChange[]> {
  const rows = await sql.select<{ sequence: unknown; entity_id: string; op: 'put' | 'delete' }>(
    `SELECT sequence, entity_id, op FROM index_changes WHERE index_name = ? AND sequence > ?
     ORDER BY sequence LIMIT ?`,
    [index, sequence, limit]
  )
  return rows.map((row) => ({ sequence: fromNumber(row.sequence), id: row.entity_id, op: row.op }))
}
