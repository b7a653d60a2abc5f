import type { Filter, IndexQuery, ScoreClause } from '#domain/ports/search_index'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import type { StoredPerson } from '../people_document.js'
import { rerank } from '../ranking/rerank.js'
import type { ReadRequest } from '../read_request.js'
import { all, any } from './clauses.js'
import { filterConditions } from './filters.js'
import { namesake, personClauses, personCondition } from './named_person.js'
import { queryConditions } from './query_conditions.js'
import { preferenceClauses } from './preferences.js'

/** A search as it is run: what to ask the index, and how to order what it gives. */
export type SearchPlan = {
  query: IndexQuery
  /** The best first, at most as many as were asked for. */
  rerank(found: StoredPerson[]): StoredPerson[]
}

/** How many more `fast` asks the index for than it returns (SR-024). */
const OVER_FETCH = 5
const MIN_FETCHED = 60

/** More than all preferences together: who bears the name that the query is goes first. */
const NAMESAKE = 50

/** What the query makes hard, or bearing the name that it is. */
function phraseConditions(parsed: ParsedQuery): Filter[] {
  const conditions = queryConditions(parsed)
  if (!parsed.perhapsName || conditions.length === 0) return conditions
  return [any([all(conditions), namesake(parsed.perhapsName)])]
}

/** Plans a search of the people index: explicit filters and hard phrases as conditions, preferences as scores. */
export function planSearch(request: ReadRequest): SearchPlan {
  const { parsed } = request
  const conditions: Filter[] = filterConditions(request.filters)
  const score: ScoreClause[] = []
  if (parsed?.person) {
    conditions.push(personCondition(parsed.person))
    score.push(...personClauses(parsed.person))
  }
  if (parsed) {
    conditions.push(...phraseConditions(parsed))
    score.push(...preferenceClauses(parsed))
    if (parsed.perhapsName)
      score.push({ by: 'filter', filter: namesake(parsed.perhapsName), weight: NAMESAKE })
  }
  const fast = request.type === 'fast'
  const limit = fast ? Math.max(MIN_FETCHED, OVER_FETCH * request.numResults) : request.numResults
  return {
    query: {
      filter: all(conditions),
      score,
      // Words alone have to be met by at least one of them; conditions stand on their own.
      minimumMatches: conditions.length === 0 && score.length > 0 ? 1 : 0,
      limit,
    },
    rerank: (found) => (fast ? rerank(found, request, parsed) : found).slice(0, request.numResults),
  }
}
