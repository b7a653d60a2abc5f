import type { IndexHit, IndexQuery, SearchIndex } from '#domain/ports/search_index'
import type { SearchPlan } from './plan.js'

/** Hits of a plan. `byMeaning`: nobody matches a word, so people are found by meaning only. */
export type PlannedHits = { hits: IndexHit[]; byMeaning: boolean }

/** Searches the people index as planned. `page` replaces parts of the query. */
export async function runPlan(
  index: SearchIndex,
  { query, words }: SearchPlan,
  page: Pick<Partial<IndexQuery>, 'offset' | 'limit'>,
  options?: { signal?: AbortSignal }
): Promise<PlannedHits> {
  const [{ hits }, matched] = await Promise.all([
    index.search('people', { ...query, ...page }, options),
    words && index.search('people', words.query, options),
  ])
  if (!words || matched!.hits.length > 0) return { hits, byMeaning: false }
  return { hits: hits.filter(({ score }) => score >= words.minimumScore), byMeaning: true }
}
