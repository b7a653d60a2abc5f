import { hash } from 'node:crypto'
import type { ErrorCode } from '#domain/errors'

/** What has to be the same for a request to be the same request (ID-004 to ID-009). */
export type RequestIdentity = {
  keyId: string
  scopes: readonly string[]
  method: string
  path: string
  /** The query string as sent, without the question mark. */
  query: string
  contentType: string
  accept: string
  body: Uint8Array
}

/** SHA-256 over a request's identity, hexadecimal. */
export function requestFingerprint({ body, scopes, ...rest }: RequestIdentity): string {
  const { keyId, method, path, query, contentType, accept } = rest
  const head = JSON.stringify([keyId, [...scopes].sort(), method, path, query, contentType, accept])
  return hash('sha256', Buffer.concat([Buffer.from(`${head}\0`), body]), 'hex')
}

/** An Idempotency-Key is 1 to 255 visible ASCII characters. */
export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e]{1,255}$/.test(key)

/** How long an answer is kept for replay, in milliseconds. */
export const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000

const RELEASING: readonly ErrorCode[] = [
  'insufficient_scope',
  'daily_budget_exceeded',
  'monthly_budget_exceeded',
  'rate_limited',
]

/**
 * Whether an answer leaves the key free for another try: failures of validation (413, 415, 422), of the credential (401) and its
 * scope, rate limits, spent budgets and every 5xx (ID-010 to ID-014). All others consume it and are replayed (ID-015, ID-016).
 */
export function releasesKey(code: ErrorCode, status: number): boolean {
  return status >= 500 || [401, 413, 415, 422].includes(status) || RELEASING.includes(code)
}
