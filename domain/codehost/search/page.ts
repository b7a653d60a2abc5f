/** The number of matches that pages can reach. */
export const MAX_DEPTH = 1000

/** Returns the size of a page: the requested limit, cut at the maximum depth. */
export const pageLimit = ({ offset, limit }: { offset: number; limit: number }): number =>
  Math.min(limit, MAX_DEPTH - offset)

/**
 * Returns the offset of the next page, or null on the last page. `passed` is the number of accounts
 * on this page, and `total` the number of matches counted so far. The offset stays below the
 * maximum depth, so that it is valid with any limit.
 */
export function nextOffset(offset: number, passed: number, total: number): number | null {
  const next = offset + passed
  return passed > 0 && next < total && next < MAX_DEPTH ? next : null
}
