export type BackoffPolicy = {
  /** Milliseconds before the second attempt; doubles with each attempt. */
  baseMs: number
  /** The maximum wait. */
  capMs: number
  /** The random part of the wait: all of it (`full`) or its upper half (`equal`). */
  jitter: 'full' | 'equal'
}

/**
 * Milliseconds to wait after failed attempt `attempt` (from 1): at most base x 2^(attempt - 1) and
 * at most the cap. The random part keeps jobs that failed together from retrying together.
 *
 * @param random from 0 (the shortest wait) to below 1
 */
export function backoffMs(policy: BackoffPolicy, attempt: number, random: number): number {
  const ceiling = Math.min(policy.capMs, policy.baseMs * 2 ** Math.max(0, attempt - 1))
  const fixed = policy.jitter === 'equal' ? ceiling / 2 : 0
  return Math.round(fixed + random * (ceiling - fixed))
}
