export type BackoffPolicy = {
  /** Milliseconds before the second attempt; doubles with each attempt. */
  baseMs: number
  /** No wait is longer. */
  capMs: number
  /** Chance's part of the wait: all of it (`full`), or its upper half (`equal`), which keeps attempts apart. */
  jitter: 'full' | 'equal'
}

/**
 * How many milliseconds to wait after attempt `attempt` (from 1) failed: the lesser of the cap and base x 2^(attempt - 1), less
 * what chance takes of it, so that those who failed together do not come back together.
 *
 * @param random from 0 (the shortest wait) to below 1
 */
export function backoffMs(policy: BackoffPolicy, attempt: number, random: number): number {
  const ceiling = Math.min(policy.capMs, policy.baseMs * 2 ** Math.max(0, attempt - 1))
  const kept = policy.jitter === 'equal' ? ceiling / 2 : 0
  return Math.round(kept + random * (ceiling - kept))
}
