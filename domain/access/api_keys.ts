import { createHash } from 'node:crypto'
import type { DomainError, ErrorCode } from '#domain/errors'
import { PLANS, type Plan } from './plans.js'

/** A key as it is stored: its secret only as a hash. Times are ISO 8601 UTC. */
export type ApiKey = {
  id: string
  workspaceId: string
  scopes: string[]
  expiresAt: string | null
  revokedAt: string | null
}

export type KeyWorkspace = { id: string; plan: Plan; cardOnFile: boolean; status: 'active' | 'suspended' }

/** What is stored of a key: SHA-256 of the whole key, hexadecimal (AU-004). Keys hold 256 random bits, so no salt. */
export function hashKey(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('hex')
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

/**
 * Why a stored key cannot be used at `now`, or null when it can. Revocation goes before expiry, the key before its
 * workspace (AU-007 to AU-010).
 */
export function refusal(key: ApiKey, workspace: KeyWorkspace, now: Date): DomainError['code'] | null {
  const checks: [boolean, ErrorCode][] = [
    [key.revokedAt !== null, 'revoked_api_key'],
    [key.expiresAt !== null && new Date(key.expiresAt) <= now, 'expired_api_key'],
    [workspace.status !== 'active', 'active_account_required'],
    [!PLANS[workspace.plan].api || !workspace.cardOnFile, 'paid_plan_required'],
  ]
  return checks.find(([refused]) => refused)?.[1] ?? null
}
