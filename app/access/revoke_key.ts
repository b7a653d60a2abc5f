import type { Sql } from '#domain/ports/sql'

/**
 * Revokes a key for good. Revoking an OAuth access token ends its grant, because the client would
 * refresh the token. Returns when the key was first revoked, or null for an unknown key.
 */
export async function revokeKey(sql: Sql, id: string, now: Date): Promise<string | null> {
  for (const [table, column] of [
    ['oauth_grants', 'key_id'],
    ['api_keys', 'id'],
  ])
    await sql.run(`UPDATE ${table} SET revoked_at = ? WHERE ${column} = ? AND revoked_at IS NULL`, [
      now.toISOString(),
      id,
    ])
  const [key] = await sql.select<{ revoked_at: string }>('SELECT revoked_at FROM api_keys WHERE id = ?', [id])
  return key?.revoked_at ?? null
}
