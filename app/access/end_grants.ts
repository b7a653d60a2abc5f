import type { Sql } from '#domain/ports/sql'
import { callersChanged } from './callers.js'

/**
 * Ends the OAuth grants of a user, in one workspace or in all, and revokes their access tokens.
 * Codes and refresh tokens of the grants no longer work.
 */
export async function endGrants(sql: Sql, userId: string, now: Date, workspaceId?: string): Promise<void> {
  const where = `user_id = ? ${workspaceId === undefined ? '' : 'AND workspace_id = ?'}`
  const given = [userId, ...(workspaceId === undefined ? [] : [workspaceId])]
  const time = now.toISOString()
  // The grants come first: a refresh that has just committed is then seen by the second statement.
  await sql.run(`UPDATE oauth_grants SET revoked_at = ? WHERE revoked_at IS NULL AND ${where}`, [
    time,
    ...given,
  ])
  const revoked = await sql.run(
    `UPDATE api_keys SET revoked_at = ? WHERE revoked_at IS NULL
     AND id IN (SELECT key_id FROM oauth_grants WHERE key_id IS NOT NULL AND ${where})`,
    [time, ...given]
  )
  if (revoked > 0) callersChanged()
}
