import type { Sql } from '#domain/ports/sql'
import { callersChanged } from './callers.js'

export const SESSION_KEY_MS = 60 * 60 * 1000

/**
 * Revokes the keys of a user's console sessions, in one workspace or in all. OAuth access tokens
 * are among them unless `keepOAuth` is set.
 */
export async function revokeSessionKeys(
  sql: Sql,
  userId: string,
  now: Date,
  { workspaceId, keepOAuth = false }: { workspaceId?: string; keepOAuth?: boolean } = {}
): Promise<void> {
  const where = `${workspaceId === undefined ? '' : 'AND workspace_id = ?'} ${keepOAuth ? 'AND audience IS NULL' : ''}`
  const revoked = await sql.run(
    `UPDATE api_keys SET revoked_at = ? WHERE session_user_id = ? AND revoked_at IS NULL ${where}`,
    [now.toISOString(), userId, ...(workspaceId === undefined ? [] : [workspaceId])]
  )
  if (revoked > 0) callersChanged()
}

/** Revokes a user's session keys in a workspace except the newest. Leaves OAuth tokens alone. */
export async function keepNewestSessionKeys(
  sql: Sql,
  userId: string,
  workspaceId: string,
  kept: number,
  now: Date
): Promise<void> {
  const revoked = await sql.run(
    `UPDATE api_keys SET revoked_at = ? WHERE id IN (
       SELECT id FROM api_keys WHERE session_user_id = ? AND workspace_id = ? AND revoked_at IS NULL AND audience IS NULL
       ORDER BY created_at DESC, id LIMIT 100 OFFSET ?)`,
    [now.toISOString(), userId, workspaceId, kept]
  )
  if (revoked > 0) callersChanged()
}
