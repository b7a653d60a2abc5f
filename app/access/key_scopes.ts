import type { Scope } from '#domain/access/scopes'
import type { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'

/**
 * Returns a key's current scopes, or none for a deleted key. Long-running jobs use it, because the
 * scopes may change after the request.
 */
export async function scopesOf(sql: Sql, keyId: string): Promise<Scope[]> {
  const [key] = await sql.select<{ scopes: string }>('SELECT scopes FROM api_keys WHERE id = ?', [keyId])
  return key ? fromJson<Scope[]>(key.scopes) : []
}
