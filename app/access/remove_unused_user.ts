import type { SqlTransaction } from '#domain/ports/sql'
import { lockUser } from './locks.js'
import { revokeSessionKeys } from './session_keys.js'

/** Deletes a user and their sessions, unless they have a workspace or are an operator. */
export async function removeUnusedUser(tx: SqlTransaction, userId: string, now: Date): Promise<void> {
  await lockUser(tx, userId)
  const removed = await tx.run(
    `DELETE FROM users WHERE id = ? AND NOT is_operator
     AND NOT EXISTS (SELECT 1 FROM members m WHERE m.user_id = users.id)`,
    [userId]
  )
  if (removed === 0) return
  await tx.run('DELETE FROM console_sessions WHERE user_id = ?', [userId])
  await revokeSessionKeys(tx, userId, now)
}
