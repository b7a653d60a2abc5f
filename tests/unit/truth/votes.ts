import type { Vote } from '#domain/truth/reconcile/vote'

export const NOW = '2026-11-01T00:00:00Z'

/** Returns the time `days` days ago. */
const daysAgo = (days: number): string => new Date(Date.parse(NOW) - days * 86_400_000).toISOString()

let pages = 0

/**
 * Returns a vote of a page of its own. By default the page is a day old and certainly about the
 * row.
 */
export function vote(value: unknown, given: Partial<Vote> & { days?: number } = {}): Vote {
  const { days = 1, ...rest } = given
  return {
    value,
    url: `https://site-${++pages}.example/about`,
    kind: 'other',
    method: 'label',
    quote: String(value),
    observedAt: daysAgo(days),
    statedAt: null,
    past: false,
    identity: 1,
    ...rest,
  }
}
