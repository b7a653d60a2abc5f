import type { SqlTransaction } from '#domain/ports/sql'

/** Takes somebody out who is not to be admitted unseen; who was looked at before stays, not admitted. */
export async function leave(itemId: string, tx: SqlTransaction): Promise<void> {
  await tx.run(
    `UPDATE set_items SET status = 'rejected', was = NULL WHERE id = ? AND status = 'pending' AND was IS NOT NULL`,
    [itemId]
  )
  await tx.run(`DELETE FROM set_items WHERE id = ? AND status = 'pending'`, [itemId])
}

/** Ends the waiting of a Set's items, or of a search's: nobody looks at them any more. What one was before, it is again. */
export async function endWaiting(of: 'set_id' | 'search_id', id: string, tx: SqlTransaction): Promise<void> {
  await tx.run(
    `UPDATE set_items SET status = was, was = NULL WHERE ${of} = ? AND status = 'pending' AND was IS NOT NULL`,
    [id]
  )
  await tx.run(`DELETE FROM set_items WHERE ${of} = ? AND status = 'pending'`, [id])
}
