/**
 * A finder that was searched. `isCut`: the finder returned its maximum and may know more people.
 * `isByRank`: the finder returns the people that it ranks first. Finders with the same `source` draw
 * from the same people, such as the kinds of pages that one page search returns.
 */
export type AskedFinder = { name: string; isCut: boolean; isByRank?: boolean; source?: string }

/** A table column: the finders of one source. Finders without a source are one each. */
export type FinderSource = { name: string; finders: readonly string[]; isCut: boolean; isByRank: boolean }

/**
 * Returns the finders by source. Finders of one source divide or repeat its people, so their overlap
 * does not show whom the source misses. Only the overlap of sources does.
 */
export function sourcesOf(asked: readonly AskedFinder[]): FinderSource[] {
  return [...Map.groupBy(asked, ({ name, source }) => source ?? name)].map(([name, finders]) => ({
    name,
    finders: finders.map((one) => one.name),
    isCut: finders.some(({ isCut }) => isCut),
    isByRank: finders.some(({ isByRank }) => isByRank),
  }))
}

/**
 * Returns the sources that found people, as bits. Leaves out finders that were not asked: a refined
 * search has people of finders that it did not ask itself.
 */
export const sourceMask = (
  sources: readonly Pick<FinderSource, 'finders'>[],
  found: readonly string[]
): number =>
  sources.reduce(
    (mask, { finders }, i) => (finders.some((name) => found.includes(name)) ? mask | (1 << i) : mask),
    0
  )
