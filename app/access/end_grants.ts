import type { Sql } from '#domain/ports/sql'
import { callersChanged } from './callers.js'

/** Selects one grant, or the grants of a user, in one workspace or in all. */
type Grants = { id: string } | { user_id: string; workspace_id?: string }

/**
 * Ends OAuth grants and revokes their access tokens. Codes and refresh tokens of the grants no
 * longer work.
 */
export async function endGrants(sql: Sql, grants: Grants, now: Date): Promise<void> {
  const columns = Object.entries(grants).filter(([, value]) => value !== undefined)
  const where = columns.map(([column]) => `${column} = ?`).join(' AND ')
  const given = columns.map(([, value]) => value)
  const time = now.toISOString()
  // Grants first: the second statement then also sees a token that a refresh has just committed.
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
