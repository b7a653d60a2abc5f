import { existsSync, readFileSync } from 'node:fs'
import { hashKey } from '#domain/access/api_keys'
import type { Sql } from '#domain/ports/sql'
import { dataPath } from '#start/env'

/**
 * Returns the path of the file with the demo key. The server prints the key from this file at each start,
 * because the database stores only the key's hash.
 */
export const demoKeyFile = () => dataPath('secrets', 'demo_key')

/** Returns the demo key, or null without demo data. */
export function demoKey(): string | null {
  return existsSync(demoKeyFile()) ? readFileSync(demoKeyFile(), 'utf8') : null
}

/**
 * Whether a key has this secret and is not revoked. False for a secret that a rotation replaced.
 */
export async function isCurrent(sql: Sql, secret: string): Promise<boolean> {
  const found = await sql.select('SELECT id FROM api_keys WHERE hash = ? AND revoked_at IS NULL', [
    hashKey(secret),
  ])
  return found.length > 0
}
