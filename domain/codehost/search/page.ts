/** How deep results go (CH-040). */
export const DEEPEST = 1000

/** How many accounts a page holds: those asked for, but none beyond the deepest. */
export function pageLimit({ offset, limit }: { offset: number; limit: number }): number {
  return Math.min(limit, DEEPEST - offset)
}

/**
 * Where the next page starts; null on the last one. `passed` accounts of this page, `total` matches counted so far. It
 * is always below the deepest, so that it can be sent with the same limit.
 */
export function nextOffset(offset: number, passed: number, total: number): number | null {
  const next = offset + passed
  return passed > 0 && next < total && next < DEEPEST ? next : null
}
