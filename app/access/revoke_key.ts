import type { Sql } from '#domain/ports/sql'

/** Revokes a key for good. Returns when the key was first revoked, or null for an unknown key. */
export async function revokeKey(sql: Sql, id: string, now: Date): Promise<string | null> {
  await sql.run('UPDATE api_keys SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL', [
    now.toISOString(),
    id,
  ])
  const [key] = await sql.select<{ revoked_at: string }>('SELECT revoked_at FROM api_keys WHERE id = ?', [id])
  return key?.revoked_at ?? null
}
