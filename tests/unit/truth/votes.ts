import type { Vote } from '#domain/truth/reconcile/vote'

export const NOW = '2026-11-01T00:00:00Z'

/** When a page was read that was read so many days ago. */
export const daysAgo = (days: number): string => new Date(Date.parse(NOW) - days * 86_400_000).toISOString()

let pages = 0

/** A vote of a page of its own; a day old, on a site of its own, certainly about the row, unless told otherwise. */
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
