import hash from '@adonisjs/core/services/hash'
import { passwordProblem } from '#domain/access/passwords'
import { validationFailed } from '#domain/errors'
import type { Sql } from '#domain/ports/sql'
import { endGrants } from './end_grants.js'
import { revokeSessionKeys } from './session_keys.js'

export type NewPassword = {
  user: { id: string; email: string }
  password: string
  /** The session to keep. If omitted, all sessions end. */
  keepSession?: string
  /** Whether an operator sets the password. The address then counts as verified. */
  byOperator?: boolean
}

/**
 * Sets a user's password, and ends their OAuth grants and their sessions except `keepSession`.
 * Throws `validation_failed`.
 */
export async function changePassword(
  sql: Sql,
  { user, password, keepSession, byOperator = false }: NewPassword
): Promise<void> {
  const problem = passwordProblem(password, user.email)
  if (problem) throw validationFailed({ password: [problem] })
  const stored = await hash.make(password)
  const time = new Date()
  const now = time.toISOString()
  await sql.transaction(async (tx) => {
    await tx.run(
      `UPDATE users SET password = ?, password_changed_at = ?, must_change_password = ?,
         email_verified_at = COALESCE(email_verified_at, ?)
       WHERE id = ?`,
      [stored, now, false, byOperator ? now : null, user.id]
    )
    await endGrants(tx, { user_id: user.id }, time)
    await endSessions(tx, user.id, keepSession)
  })
}

/**
 * Ends a user's sessions except `keep`. Revokes the API keys of all the user's sessions, including those of
 * `keep`. Returns the number of ended sessions.
 */
export async function endSessions(sql: Sql, userId: string, keep?: string): Promise<number> {
  await revokeSessionKeys(sql, userId, new Date())
  return keep === undefined
    ? sql.run('DELETE FROM console_sessions WHERE user_id = ?', [userId])
    : sql.run('DELETE FROM console_sessions WHERE user_id = ? AND id <> ?', [userId, keep])
}
