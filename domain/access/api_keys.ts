import { hash } from 'node:crypto'
import type { ErrorCode } from '#domain/errors'
import { PLANS, type Plan } from './plans.js'

/** A key as it is stored: its secret only as a hash. Times are ISO 8601 UTC. */
export type ApiKey = {
  id: string
  workspaceId: string
  scopes: string[]
  /** Requests a minute, where lower than the organization's. */
  rate: number | null
  expiresAt: string | null
  revokedAt: string | null
}

export type KeyWorkspace = {
  id: string
  plan: Plan
  cardOnFile: boolean
  status: 'active' | 'suspended'
  /** Requests a minute agreed with an enterprise, where other than its plan's. */
  rateOverride: number | null
}

/** What is stored of a key: SHA-256 of the whole key, hexadecimal (AU-004). Keys hold 256 random bits, so no salt. */
export function hashKey(key: string): string {
  return hash('sha256', key, 'hex')
}

/** A new key of the shape <prefix>_live_<secret> from 32 random bytes (AU-003). */
export function formatKey(prefix: string, random: Uint8Array): string {
  return `${prefix}_live_${Buffer.from(random).toString('base64url')}`
}

/**
 * The credential a request carries: `Authorization: Bearer <key>` or `x-api-key: <key>` (AU-001, AU-002); null where
 * it carries neither, as with another authorization scheme (AU-005).
 */
export function credentialOf(headers: {
  authorization?: string
  'x-api-key'?: string | string[]
}): string | null {
  const bearer = /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1]
  const header = headers['x-api-key']
  return bearer ?? ((Array.isArray(header) ? header[0] : header)?.trim() || null)
}

/** Why a stored key is no credential at `now`, or null when it is; revocation goes before expiry (AU-007, AU-008). */
export function keyRefusal(key: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: Date): ErrorCode | null {
  if (key.revokedAt !== null) return 'revoked_api_key'
  return key.expiresAt !== null && new Date(key.expiresAt) <= now ? 'expired_api_key' : null
}

/** Why a workspace cannot use the API with its keys, or null when it can (AU-009, AU-010). */
export function workspaceRefusal(workspace: Omit<KeyWorkspace, 'id' | 'rateOverride'>): ErrorCode | null {
  if (workspace.status !== 'active') return 'active_account_required'
  return PLANS[workspace.plan].api && workspace.cardOnFile ? null : 'paid_plan_required'
}
