const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

/**
 * The waits after each failed attempt, in milliseconds: the nine steps of Standard Webhooks, about
 * three days in total.
 */
export const RETRY_DELAYS_MS = [
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const

/** The maximum random extra, as a share of the wait. Spreads simultaneous retries. */
const JITTER = 0.1
const MAX_REQUESTED_MS = 24 * HOUR

/** How long an endpoint may fail without a success before it is disabled. */
const FAILING_LIMIT_MS = 5 * 24 * HOUR

/**
 * Returns the milliseconds to wait after failed attempt `failures` (from 1), or null after the last
 * attempt. A receiver can request a longer wait of up to 24 hours.
 *
 * @param random from 0 to below 1
 */
export function retryDelayMs(
  failures: number,
  random: number,
  requestedMs: number | null = null
): number | null {
  const step = RETRY_DELAYS_MS[failures - 1]
  if (step === undefined) return null
  return Math.round(Math.max(step * (1 + JITTER * random), Math.min(requestedMs ?? 0, MAX_REQUESTED_MS)))
}

/** Reports whether an endpoint that fails since `failingSince` must be disabled. */
export const failedTooLong = (failingSince: string, now: Date): boolean =>
  now.getTime() - Date.parse(failingSince) >= FAILING_LIMIT_MS
