import type { Filter, IndexQuery, IndexResult, SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from './people_document.js'
import { planSearch } from './planning/plan.js'
import { runPlan } from './planning/run_plan.js'
import type { ReadRequest } from './read_request.js'
import type { SearchOptions } from './refine/any_one.js'
import { withKnownRoles } from './refine/known_roles.js'
import { withKnownWords } from './refine/known_words.js'
import { REPAIRS } from './refine/repair.js'

export type IndexSearchResult = {
  people: StoredPerson[]
  /** The request with the query that found them, or with the last query if none did. */
  request: ReadRequest
  /** Changes to the query. */
  warnings: string[]
}

/** The most hits that a search with a maximum per company looks at. */
const MAX_FETCHED = 5_000
const BY_MEANING = 'No text contains these words: ranked by meaning only.'

/**
 * Searches the people index. Phrases that the index does not know only rank. A query that finds
 * nobody is repaired: misspelt words are replaced by known ones, and the result says so. `filters`
 * are the conditions of the request's filters, if known.
 */
export async function searchIndex(
  index: SearchIndex,
  request: ReadRequest,
  options?: SearchOptions & { filters?: readonly Filter[] }
): Promise<IndexSearchResult> {
  let { parsed, warnings } = await refinedQuery(index, request, options)
  const first = await search({ ...request, parsed })
  if (first.length > 0 || !parsed) return { people: first, request: { ...request, parsed }, warnings }
  for (const repair of REPAIRS) {
    const repaired = await repair(index, parsed, options)
    if (!repaired || repaired.parsed === parsed) continue
    parsed = repaired.parsed
    warnings = [...warnings, ...repaired.warnings]
    const people = await search({ ...request, parsed })
    if (people.length > 0) return { people, request: { ...request, parsed }, warnings }
  }
  return { people: [], request: { ...request, parsed }, warnings }

  async function search(current: ReadRequest): Promise<StoredPerson[]> {
    const plan = planSearch(current, options?.filters)
    let limit = plan.query.limit
    for (;;) {
      const { hits, byMeaning } = await runPlan(index, plan, { limit }, options)
      const people = plan.rerank(
        hits.map(({ stored }) => stored as StoredPerson),
        hits.map(({ score }) => score)
      )
      // Colleagues of the first hits may have left too few.
      const isComplete = request.maxPerCompany === undefined || people.length >= request.numResults
      if (isComplete || hits.length < limit || limit >= MAX_FETCHED) {
        if (byMeaning && hits.length > 0) warnings = [...warnings, BY_MEANING]
        return people
      }
      limit = Math.min(MAX_FETCHED, 4 * limit)
    }
  }
}

/** Returns the query with the roles that the lexicon or the index knows, and the corrections. */
export async function refinedQuery(
  index: SearchIndex,
  { parsed }: Pick<ReadRequest, 'parsed'>,
  options?: SearchOptions
): Promise<{ parsed: ReadRequest['parsed']; warnings: string[] }> {
  if (!parsed) return { parsed, warnings: [] }
  const roles = await withKnownRoles(index, parsed, options)
  const words = await withKnownWords(index, roles.parsed, options)
  return { parsed: words.parsed, warnings: [...roles.warnings, ...words.warnings] }
}

/** Counts the people who match a request, up to `countTo`. Does not repair the query. */
export async function countMatches(
  index: SearchIndex,
  request: ReadRequest,
  countTo: number,
  options?: SearchOptions & { filters?: readonly Filter[] }
): Promise<NonNullable<IndexResult['total']>> {
  const { parsed } = await refinedQuery(index, request, options)
  const query: IndexQuery = {
    ...planSearch({ ...request, parsed }, options?.filters).query,
    limit: 1,
    countTo,
  }
  const { total } = await index.search('people', query, options)
  return total!
}
