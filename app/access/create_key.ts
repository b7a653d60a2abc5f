import { randomBytes } from 'node:crypto'
import { formatKey, hashKey } from '#domain/access/api_keys'
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
   * For a key of the console: its user. The key is revoked when this user signs out or their
   * sessions are ended.
   */
  sessionUserId?: string | null
}

/** Creates a key. `secret` is the whole key. It cannot be shown again: only its hash is stored. */
export async function createKey(sql: Sql, key: NewKey): Promise<{ id: string; secret: string }> {
  const id = newId('key')
  const secret = formatKey(key.prefix, randomBytes(32))
  await sql.run(
    `INSERT INTO api_keys (id, workspace_id, name, hash, scopes, rate, daily_budget, monthly_budget, expires_at,
       session_user_id, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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
      new Date().toISOString(),
    ]
  )
  return { id, secret }
}
