const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000]

/** The waits after each failed attempt, in milliseconds: the nine steps of Standard Webhooks (OP-025). */
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

/** What chance adds at most, as a part of the wait, so that those who failed together do not come back together. */
const JITTER = 0.1
const MAX_MS_LENGTH = 24 * HOUR

/** How long an endpoint may fail, with no success between, before it is disabled: 5 days. */
export const FAILING_LIMIT_MS = 5 * 24 * HOUR

/**
 * Milliseconds to wait after the failed attempt `failures` (from 1), or null when it was the last. A receiver that asks for
 * a longer wait gets it, up to 24 hours.
 *
 * @param random from 0 to below 1
 */
export function retryDelayMs(failures: number, random: number, askedMs: number | null = null): number | null {
  const step = RETRY_DELAYS_MS[failures - 1]
  if (step === undefined) return null
  return Math.round(Math.max(step * (1 + JITTER * random), Math.min(askedMs ?? 0, MAX_MS_LENGTH)))
}

/** Whether an endpoint that has failed since a time (ISO 8601 UTC) and fails again now is to be disabled. */
export const failedTooLong = (failingSince: string, now: Date): boolean =>
  now.getTime() - Date.parse(failingSince) >= FAILING_LIMIT_MS
