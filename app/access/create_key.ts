import { randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { formatKey, hashKey } from '#domain/access/api_keys'
import type { Scope } from '#domain/access/scopes'
import { newId } from '#app/shared/new_id'
import ApiKey from './api_key.js'

export type NewKey = {
  workspaceId: string
  name: string
  scopes: Scope[]
  prefix: string
  rate?: number | null
  dailyBudget?: number | null
  monthlyBudget?: number | null
  expiresAt?: string | null
  /** The user whose session it is made for and ends with. */
  sessionUserId?: string | null
}

/**
 * Creates a key, within a transaction where one is given. `secret` is the whole key, given here once and never again
 * (AU-004).
 */
export async function createKey(
  { prefix, ...options }: NewKey,
  client?: TransactionClientContract
): Promise<{ key: ApiKey; secret: string }> {
  const secret = formatKey(prefix, randomBytes(32))
  const values = {
    ...options,
    id: newId('key'),
    hash: hashKey(secret),
    createdAt: new Date().toISOString(),
  }
  const key = await ApiKey.create(values, { client })
  return { key, secret }
}
