import { ConnectionError, secondsOf } from './errors.js'
import { sleep } from './sleep.js'

export type Fetch = typeof globalThis.fetch

const RETRYABLE = new Set([408, 429, 500, 502, 503, 504])
const [FIRST_DELAY_MS, MAX_DELAY_MS] = [500, 30_000]

/**
 * Wraps fetch. Retries lost connections and the RETRYABLE statuses, unless the error says
 * `retryable: false`. Waits for Retry-After, or with exponential backoff and jitter. Every attempt
 * of a POST sends the same Idempotency-Key, so that the service runs and bills it once.
 */
export function retryingFetch(fetch: Fetch, maxRetries: number): Fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST' && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', crypto.randomUUID())
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= maxRetries
      let delay = backoff(attempt)
      try {
        const response = await fetch(request.clone())
        if (isLast || !(await isRetryable(response))) return response
        const after = secondsOf(response.headers.get('retry-after'))
        // The caller decides about a longer wait. The error has it as retryAfter.
        if (after !== undefined && after * 1000 > MAX_DELAY_MS) return response
        if (after !== undefined) delay = after * 1000
        await response.body?.cancel()
      } catch (error) {
        if (request.signal.aborted) throw error
        if (isLast)
          throw new ConnectionError(`no response from ${new URL(request.url).origin}`, { cause: error })
      }
      await sleep(delay, request.signal)
    }
  }
}

/**
 * Returns the ms before another attempt: a random 50% to 100% of a limit that doubles with each
 * attempt.
 */
export const backoff = (attempt: number): number =>
  Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** attempt) * (0.5 + Math.random() / 2)

async function isRetryable(response: Response): Promise<boolean> {
  if (!RETRYABLE.has(response.status)) return false
  const body: any = await response
    .clone()
    .json()
    .catch(() => null)
  return body?.error?.retryable !== false
}
