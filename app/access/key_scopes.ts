import type { Scope } from '#domain/access/scopes'
import type { Sql } from '#domain/ports/sql'
import { fromJson } from '#app/shared/database/codecs'

/** The scopes that a key carries now; none where there is no such key. For work that goes on after the request that began it. */
export async function scopesOf(sql: Sql, keyId: string): Promise<Scope[]> {
  const [key] = await sql.select<{ scopes: string }>('SELECT scopes FROM api_keys WHERE id = ?', [keyId])
  return key ? fromJson<Scope[]>(key.scopes) : []
}
