import type { Scope } from '#domain/access/scopes'
import type { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'

/** Returns a key's current scopes, or none for a deleted key. For long-running jobs. */
export async function scopesOf(sql: Sql, keyId: string): Promise<Scope[]> {
  const [key] = await sql.select<{ scopes: string }>('SELECT scopes FROM api_keys WHERE id = ?', [keyId])
  return key ? fromJson<Scope[]>(key.scopes) : []
}
