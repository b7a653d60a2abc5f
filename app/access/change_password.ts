import hash from '@adonisjs/core/services/hash'
import { passwordProblem } from '#domain/access/passwords'
import { validationFailed } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'
import { revokeSessionKeys } from './session_keys.js'

export type NewPassword = {
  user: { id: string; email: string }
  password: string
  /** The session that goes on; all others of the user end. */
  keepSession?: string
}

/**
 * Gives a user another password, and ends their other sessions and the keys made for these. Throws `validation_failed` for a
 * password that will not do.
 */
export async function changePassword(sql: Sql, { user, password, keepSession }: NewPassword): Promise<void> {
  const problem = passwordProblem(password, user.email)
  if (problem) throw validationFailed({ password: [problem] })
  const stored = await hash.make(password)
  await sql.transaction(async (tx) => {
    await tx.run('UPDATE users SET password = ? WHERE id = ?', [stored, user.id])
    await endSessions(tx, user.id, keepSession)
  })
}

/** Ends a user's sessions but one, with the keys made for them; gives how many ended. */
export async function endSessions(sql: Sql, userId: string, keep?: string): Promise<number> {
  await revokeSessionKeys(sql, userId, new Date())
  return keep === undefined
    ? sql.run('DELETE FROM console_sessions WHERE user_id = ?', [userId])
    : sql.run('DELETE FROM console_sessions WHERE user_id = ? AND id <> ?', [userId, keep])
}
