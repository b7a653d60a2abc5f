import type { Filter, IndexQuery, MatchClause, ScoreClause } from '#domain/ports/search_index'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import type { StoredPerson } from '../people_document.js'
import { rerank } from '../ranking/rerank.js'
import type { ReadRequest } from '../read_request.js'
import { all, any, not } from './clauses.js'
import { meaningClauses } from './description.js'
import { filterConditions } from './filters.js'
import { namesake, personClauses, personCondition } from './named_person.js'
import { identityCondition, queryConditions } from './query_conditions.js'
import { preferenceClauses } from './preferences.js'

/** A planned search. */
export type SearchPlan = {
  query: IndexQuery
  /**
   * A query by words. If the query finds nobody, `runPlan` drops hits of `query` below `minimumScore`. Null
   * if the search has conditions, or does not rank by words and meaning.
   */
  words: { query: IndexQuery; minimumScore: number } | null
  /**
   * Returns the requested number of results. For type `fast`, sorts the results best first before
   * the cut. `scores` are the scores of the index.
   */
  rerank(found: StoredPerson[], scores?: readonly number[]): StoredPerson[]
}

/**
 * The factor for stated preferences in searches that also rank by meaning, because stated
 * preferences are certain.
 */
const STATED = 2.5

/** The index returns this many results per requested result for type `fast`, which reranks them. */
const OVER_FETCH = 5
/** The minimum number of results that the index returns for type `fast`. */
const MIN_FETCHED = 60

/** The score weight of the queried name. It outweighs usual preferences, so that this person ranks first. */
const NAMESAKE = 50

/** Returns the query's hard conditions. If the query may be a name, people of that name match too. */
function phraseConditions(parsed: ParsedQuery): Filter[] {
  const conditions = queryConditions(parsed)
  if (!parsed.perhapsName || conditions.length === 0) return conditions
  return [any([all(conditions), namesake(parsed.perhapsName)])]
}

/** Returns the condition that leaves out excluded people, if there are any. */
export const exclusionOf = ({ excluded }: Pick<ReadRequest, 'excluded'>): Filter[] =>
  excluded && excluded.ids.length > 0 ? [not({ match: 'ids', values: excluded.ids })] : []

/**
 * Plans a search: filters and hard phrases become conditions, preferences become scores. `filters`
 * are the conditions of the request's filters.
 */
export function planSearch(
  request: ReadRequest,
  filters: readonly Filter[] = filterConditions(request.filters)
): SearchPlan {
  const { parsed, meaning } = request
  const conditions: Filter[] = [...filters]
  const score: ScoreClause[] = []
  if (parsed?.identity) conditions.push(identityCondition(parsed.identity))
  if (parsed?.person) {
    conditions.push(personCondition(parsed.person))
    score.push(...personClauses(parsed.person))
  }
  if (parsed) {
    conditions.push(...phraseConditions(parsed))
    const stated = meaning ? STATED : 1
    score.push(
      ...preferenceClauses(parsed).map((clause) =>
        clause.by === 'filter' ? { ...clause, weight: clause.weight * stated } : clause
      )
    )
    if (parsed.perhapsName)
      score.push({ by: 'filter', filter: namesake(parsed.perhapsName), weight: NAMESAKE })
  }
  const words = score.filter((clause) => clause.by !== 'vector')
  const excluded = exclusionOf(request)
  const needsWords = conditions.length === 0 && words.length > 0
  const byMeaning =
    meaning && parsed && !parsed.person && !parsed.identity ? meaningClauses(meaning, parsed) : []
  score.push(...byMeaning)
  const fast = request.type === 'fast'
  const limit = fast ? Math.max(MIN_FETCHED, OVER_FETCH * request.numResults) : request.numResults
  return {
    query: {
      filter: all([...conditions, ...excluded]),
      score,
      // Without conditions, at least one word must match, unless meaning ranks.
      minimumMatches: needsWords && words.length === score.length ? 1 : 0,
      limit,
    },
    words:
      needsWords && words.length < score.length
        ? {
            query: { filter: all([...excluded, any(words.map(conditionOf))]), limit: 1 },
            minimumScore: (meaning?.minimum ?? 0) * byMeaning[0].weight,
          }
        : null,
    rerank: (found, scores = []) =>
      (fast ? rerank(found, request, parsed, scores) : found).slice(0, request.numResults),
  }
}

/** Returns a score clause as a filter. */
const conditionOf = (clause: MatchClause): Filter =>
  clause.by === 'filter' ? clause.filter : { match: 'token', field: clause.field, value: clause.value }
