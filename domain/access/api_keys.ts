import { hash } from 'node:crypto'
import type { ErrorCode } from '#domain/errors'
import { PLANS, type Plan } from './plans.js'

/** A stored API key. Only the hash of its secret is stored. Times are ISO 8601 UTC. */
export type ApiKey = {
  id: string
  workspaceId: string
  scopes: string[]
  /** Requests per minute of this key. Null if only the workspace's limit applies. */
  rate: number | null
  expiresAt: string | null
  revokedAt: string | null
}

export type KeyWorkspace = {
  id: string
  plan: Plan
  cardOnFile: boolean
  status: 'active' | 'suspended'
  /**
   * Requests per minute agreed with an enterprise customer, instead of the plan's limit. Null if
   * none were agreed.
   */
  rateOverride: number | null
}

/** Returns the key's SHA-256 in hexadecimal. Keys have 256 random bits, so no salt is needed. */
export const hashKey = (key: string): string => hash('sha256', key, 'hex')

/** Formats a new key as <prefix>_live_<secret>. The secret is 32 random bytes. */
export const formatKey = (prefix: string, random: Uint8Array): string =>
  `${prefix}_live_${Buffer.from(random).toString('base64url')}`

const START_CHARACTERS = 6

/** Returns the first characters of a key, which suffice to recognise it and not to use it. */
export const startOfKey = (secret: string): string =>
  secret.slice(0, secret.indexOf('_live_') + '_live_'.length + START_CHARACTERS)

/**
 * Returns the credential from `Authorization: Bearer <key>` or `x-api-key: <key>`. Ignores other
 * authorization schemes. Returns null if there is no credential.
 */
export function credentialOf(headers: {
  authorization?: string
  'x-api-key'?: string | string[]
}): string | null {
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  const header = headers['x-api-key']
  return bearer ?? ((Array.isArray(header) ? header[0] : header)?.trim() || null)
}

/** Returns why a key is refused at `now`, or null. Revocation takes precedence over expiry. */
export function keyRefusal(key: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: Date): ErrorCode | null {
  if (key.revokedAt !== null) return 'revoked_api_key'
  return key.expiresAt !== null && new Date(key.expiresAt) <= now ? 'expired_api_key' : null
}

/** Returns why a workspace's keys cannot use the API, or null. */
export function workspaceRefusal(workspace: Omit<KeyWorkspace, 'id' | 'rateOverride'>): ErrorCode | null {
  if (workspace.status !== 'active') return 'active_account_required'
  return PLANS[workspace.plan].api && workspace.cardOnFile ? null : 'paid_plan_required'
}
