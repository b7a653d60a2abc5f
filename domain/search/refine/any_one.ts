import type { Filter, SearchIndex } from '#domain/ports/search_index'

export type SearchOptions = { signal?: AbortSignal }

/** Reports for each condition whether anybody in the index meets it. */
export const anyoneMeets = (
  index: SearchIndex,
  conditions: readonly Filter[],
  options?: SearchOptions
): Promise<boolean[]> =>
  Promise.all(
    conditions.map(async (filter) => {
      const { hits } = await index.search('people', { filter, limit: 1 }, options)
      return hits.length > 0
    })
  )
