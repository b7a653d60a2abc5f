import { hash } from 'node:crypto'
import type { ErrorCode } from '#domain/errors'

/** The fields that identify a request. Two requests are the same if all fields are equal. */
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

/** Returns the SHA-256 of a request's identity in hexadecimal. */
export function requestFingerprint({ body, scopes, ...rest }: RequestIdentity): string {
  const { keyId, method, path, query, contentType, accept } = rest
  const head = JSON.stringify([keyId, [...scopes].sort(), method, path, query, contentType, accept])
  return hash('sha256', Buffer.concat([Buffer.from(`${head}\0`), body]), 'hex')
}

/** Reports whether an Idempotency-Key is valid: 1 to 255 visible ASCII characters. */
export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e]{1,255}$/.test(key)

/** How long a response is stored for replay, in milliseconds. */
export const IDEMPOTENCY_MS = 24 * 60 * 60 * 1000

const RELEASING: readonly ErrorCode[] = [
  'insufficient_scope',
  'daily_budget_exceeded',
  'monthly_budget_exceeded',
  'rate_limited',
]

/**
 * Reports whether a response leaves its idempotency key free for a retry. This is the case for
 * validation failures (413, 415, 422), 401, missing scopes, rate limits, spent budgets and every
 * 5xx. Any other response consumes the key and is replayed.
 */
export const releasesKey = (code: ErrorCode, status: number): boolean =>
  status >= 500 || [401, 413, 415, 422].includes(status) || RELEASING.includes(code)
