import type { Filter, IndexHit, IndexQuery, IndexResult, SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from './people_document.js'
import { planSearch } from './planning/plan.js'
import { runPlan } from './planning/run_plan.js'
import { perCompany } from './ranking/per_company.js'
import type { ParsedQuery } from './query_language/parsed_query.js'
import type { ReadRequest } from './read_request.js'
import type { SearchOptions } from './refine/any_one.js'
import { withKnownEmployers } from './refine/known_employers.js'
import { withKnownRoles } from './refine/known_roles.js'
import { knownWords } from './refine/known_words.js'
import { REPAIRS } from './refine/repair.js'

export type IndexSearchResult = {
  people: StoredPerson[]
  /** The request with the query that found the people, or with the last query if none did. */
  request: ReadRequest
  /** Changes to the query. */
  warnings: string[]
}

/** The maximum number of hits that a search with a maximum per company reads. */
const MAX_FETCHED = 5_000

export const BY_MEANING = 'No text contains these words: ranked by meaning only.'

/**
 * Searches the people index. Phrases that the index does not know only rank. A query that finds nobody is
 * changed, for example by correcting misspelt words. `warnings` list the changes. `options.filters` are the
 * conditions of the request's filters, if the caller has computed them already.
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
      const found = await runPlan(index, plan, { limit }, options)
      // The maximum per company may leave too few hits.
      const hits = perCompany(found.hits, request.maxPerCompany)
      const isComplete = hits.length >= request.numResults || request.maxPerCompany === undefined
      if (isComplete || found.hits.length < limit || limit >= MAX_FETCHED) {
        if (found.byMeaning && hits.length > 0) warnings = [...warnings, BY_MEANING]
        return rerank(hits.slice(0, plan.query.limit))
      }
      limit = Math.min(MAX_FETCHED, 4 * limit)
    }

    function rerank(hits: readonly IndexHit[]): StoredPerson[] {
      return plan.rerank(
        hits.map(({ stored }) => stored as StoredPerson),
        hits.map(({ score }) => score)
      )
    }
  }
}

type RefinedQuery = { parsed: ReadRequest['parsed']; corrected: ReadRequest['parsed']; warnings: string[] }

/**
 * Returns the query with the roles that the lexicon or the index knows, and the corrections.
 * `corrected` has only the corrections.
 */
export async function refinedQuery(
  index: SearchIndex,
  { parsed }: Pick<ReadRequest, 'parsed'>,
  options?: SearchOptions
): Promise<RefinedQuery> {
  if (!parsed) return { parsed, corrected: parsed, warnings: [] }
  const roles = await withKnownRoles(index, await withKnownEmployers(index, parsed, options), options)
  const { near, warnings } = await knownWords(index, roles.parsed, options)
  const respelled = (query: ParsedQuery): ParsedQuery => ({
    ...query,
    rest: [...new Set(query.rest.map((word) => near.get(word) ?? word))],
  })
  return {
    parsed: respelled(roles.parsed),
    corrected: respelled(roles.corrected),
    warnings: [...roles.warnings, ...warnings],
  }
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
