import { randomBytes } from 'node:crypto'
import { formatKey, hashKey, startOfKey } from '#domain/access/api_keys'
import type { Scope } from '#domain/access/scopes'
import type { Sql } from '#domain/ports/sql'
import { toJson } from '#app/shared/database/codecs'
import { newId } from '#app/shared/new_id'

export type NewKey = {
  workspaceId: string
  name: string
  scopes: readonly Scope[]
  prefix: string
  /** Requests per minute, if lower than the plan's limit. */
  rate?: number | null
  /** ACU per UTC day. */
  dailyBudget?: number | null
  /** ACU per UTC month. */
  monthlyBudget?: number | null
  /** ISO 8601 UTC. */
  expiresAt?: string | null
  /**
   * The console user for whose session the key is made. The key is revoked when this user signs out
   * or their sessions end.
   */
  sessionUserId?: string | null
  /** The only part of the API that the key works for; null for all. */
  audience?: string | null
}

/** Creates a key. `secret` is the whole key. It cannot be shown again: only its hash is stored. */
export async function createKey(sql: Sql, key: NewKey): Promise<{ id: string; secret: string }> {
  const id = newId('key')
  const secret = formatKey(key.prefix, randomBytes(32))
  await sql.run(
    `INSERT INTO api_keys (id, workspace_id, name, hash, scopes, rate, daily_budget, monthly_budget, expires_at,
       session_user_id, audience, secret_start, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      key.workspaceId,
      key.name,
      hashKey(secret),
      toJson(key.scopes),
      key.rate ?? null,
      key.dailyBudget ?? null,
      key.monthlyBudget ?? null,
      key.expiresAt ?? null,
      key.sessionUserId ?? null,
      key.audience ?? null,
      startOfKey(secret),
      new Date().toISOString(),
    ]
  )
  return { id, secret }
}
