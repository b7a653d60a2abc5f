import { words } from '#domain/people/text/text'
import type { Filter, IndexQuery } from '#domain/ports/search_index'
import { all, any } from '#domain/search/planning/clauses'
import { filterConditions } from '#domain/search/planning/filters'
import { attended } from '#domain/search/planning/query_conditions'

export type PronetFilters = {
  keywords?: string
  location?: string
  /** Matches any of these titles. */
  title?: string[]
  currentCompany?: string
  school?: string
}

/** Each keyword adds eight clauses, and OpenSearch allows 1,024 per query. */
const MAX_KEYWORDS = 100
const KEYWORD_FIELDS = ['name', 'title', 'company', 'body']

/** Returns the people-index query for one page of people who match every filter and keyword. */
export function pronetSearchQuery(filters: PronetFilters, offset: number, limit: number): IndexQuery {
  const { keywords = '', location, title, currentCompany, school } = filters
  const terms = [...new Set(words(keywords))].slice(0, MAX_KEYWORDS)
  const conditions: Filter[] = [
    ...filterConditions({
      ...(title?.length ? { title: { any_of: title } } : {}),
      ...(location ? { location } : {}),
      ...(currentCompany ? { company: currentCompany } : {}),
    }),
    ...(school ? [attended(school)] : []),
    ...terms.map((value) => any(KEYWORD_FIELDS.map((field): Filter => ({ match: 'token', field, value })))),
  ]
  return {
    filter: all(conditions),
    score: terms.flatMap((value) =>
      KEYWORD_FIELDS.map((field) => ({ by: 'token' as const, field, value, weight: 1 }))
    ),
    offset,
    // The extra hit shows whether there is a next page.
    limit: limit + 1,
  }
}
