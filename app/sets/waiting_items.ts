import type { SqlTransaction } from '#domain/ports/sql'

/** Removes a pending item. The item of a person who was checked before becomes rejected instead. */
export async function removeWaiting(itemId: string, tx: SqlTransaction): Promise<void> {
  await tx.run(
    `UPDATE set_items SET status = 'rejected', was = NULL WHERE id = ? AND status = 'pending' AND was IS NOT NULL`,
    [itemId]
  )
  await tx.run(`DELETE FROM set_items WHERE id = ? AND status = 'pending'`, [itemId])
}

/** Ends pending items. Items checked before get their previous status back. Others are deleted. */
export async function endWaiting(of: 'set_id' | 'search_id', id: string, tx: SqlTransaction): Promise<void> {
  await tx.run(
    `UPDATE set_items SET status = was, was = NULL WHERE ${of} = ? AND status = 'pending' AND was IS NOT NULL`,
    [id]
  )
  await tx.run(`DELETE FROM set_items WHERE ${of} = ? AND status = 'pending'`, [id])
}
