/**
 * What came of one attempt. `retryAfterMs` is what a receiver asked for, `response` the beginning of what it wrote; `error` a
 * short reason without addresses.
 */
export type AttemptResult =
  | { status: number; retryAfterMs: number | null; response?: string | null }
  | { status: null; error: string }

/**
 * What an attempt means: 2xx is delivered, 410 wants no more (OP-026), all else failed, redirects too. `throttleMs` holds other
 * deliveries to the same endpoint back: it is under load, or said until when.
 */
export type DeliveryVerdict =
  | { is: 'delivered' }
  | { is: 'gone' }
  | { is: 'failed'; error: string; askedMs: number | null; throttleMs: number | null }

const UNDER_LOAD = new Set([429, 502, 504])
const THROTTLE_MS = 30_000
const MAX_MS_LENGTH = 60 * 60 * 1000

export function verdictOf(result: AttemptResult): DeliveryVerdict {
  if (result.status === null) return { is: 'failed', error: result.error, askedMs: null, throttleMs: null }
  const { status, retryAfterMs } = result
  if (status >= 200 && status < 300) return { is: 'delivered' }
  if (status === 410) return { is: 'gone' }
  const throttled = UNDER_LOAD.has(status) || retryAfterMs !== null
  const throttleMs = throttled ? Math.min(retryAfterMs ?? THROTTLE_MS, MAX_MS_LENGTH) : null
  return { is: 'failed', error: `status ${status}`, askedMs: retryAfterMs, throttleMs }
}

/** The wait a Retry-After header asks for, in seconds or as a date; null where it is neither. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  // Other texts, as -3, are dates too to Date.parse.
  const date = /^[a-z]{3}, /i.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}
