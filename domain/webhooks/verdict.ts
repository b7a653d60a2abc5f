/**
 * The result of one attempt. `retryAfterMs` is the wait that the receiver requested. `response` is
 * the beginning of its response. `error` is a short reason without addresses.
 */
export type AttemptResult =
  | { status: number; retryAfterMs: number | null; response?: string | null }
  | { status: null; error: string }

/**
 * The verdict on an attempt: 2xx is delivered, and 410 unsubscribes the endpoint. All other
 * responses fail, including redirects. `throttleMs` delays other deliveries to an endpoint under
 * load.
 */
export type DeliveryVerdict =
  | { is: 'delivered' }
  | { is: 'gone' }
  | { is: 'failed'; error: string; askedMs: number | null; throttleMs: number | null }

const UNDER_LOAD = new Set([429, 502, 504])
const THROTTLE_MS = 30_000
const MAX_THROTTLE_MS = 60 * 60 * 1000

export function verdictOf(result: AttemptResult): DeliveryVerdict {
  if (result.status === null) return { is: 'failed', error: result.error, askedMs: null, throttleMs: null }
  const { status, retryAfterMs } = result
  if (status >= 200 && status < 300) return { is: 'delivered' }
  if (status === 410) return { is: 'gone' }
  const throttled = UNDER_LOAD.has(status) || retryAfterMs !== null
  const throttleMs = throttled ? Math.min(retryAfterMs ?? THROTTLE_MS, MAX_THROTTLE_MS) : null
  return { is: 'failed', error: `status ${status}`, askedMs: retryAfterMs, throttleMs }
}

/** Parses a Retry-After header, in seconds or as a date, to milliseconds. Null if it is neither. */
export function retryAfterMs(header: string | null, now: Date): number | null {
  if (header === null) return null
  if (/^\d{1,9}$/.test(header.trim())) return Number(header) * 1000
  // Date.parse also accepts other texts, such as -3.
  const date = /^[a-z]{3}, /i.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(0, date - now.getTime())
}
