export type BackoffPolicy = {
  /** Milliseconds before the second attempt. Doubles with each attempt. */
  baseMs: number
  capMs: number
  /** The random part of the wait: all of it (`full`) or its upper half (`equal`). */
  jitter: 'full' | 'equal'
}

/**
 * Returns the milliseconds to wait after failed attempt `attempt` (from 1): up to base x 2^(attempt
 * - 1), and up to the cap. The random part keeps jobs that failed together from retrying together.
 *
 * @param random from 0 (the shortest wait) to below 1
 */
export function backoffMs(policy: BackoffPolicy, attempt: number, random: number): number {
  const ceiling = Math.min(policy.capMs, policy.baseMs * 2 ** Math.max(0, attempt - 1))
  const fixed = policy.jitter === 'equal' ? ceiling / 2 : 0
  return Math.round(fixed + random * (ceiling - fixed))
}
