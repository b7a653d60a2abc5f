import { words } from '#domain/people/text/text'
import type { Filter, IndexQuery } from '#domain/ports/search_index'
import { all, any } from '#domain/search/planning/clauses'
import { filterConditions } from '#domain/search/planning/filters'
import { attended } from '#domain/search/planning/query_conditions'

export type PronetFilters = {
  keywords?: string
  location?: string
  /** Any of them. */
  title?: string[]
  currentCompany?: string
  school?: string
}

/** Keywords beyond these are not looked at: each is eight clauses, and OpenSearch takes 1,024 in a query. */
const MAX_KEYWORDS = 100
const KEYWORD_FIELDS = ['name', 'title', 'company', 'body']

/** The query of the people index for a page of the people who meet every filter (PN-005); every keyword has to occur. */
export function pronetSearchQuery(filters: PronetFilters, offset: number, limit: number): IndexQuery {
  const { keywords = '', location, title, currentCompany, school } = filters
  const asked = [...new Set(words(keywords))].slice(0, MAX_KEYWORDS)
  const conditions: Filter[] = [
    ...filterConditions({
      ...(title?.length ? { title: { any_of: title } } : {}),
      ...(location ? { location } : {}),
      ...(currentCompany ? { company: currentCompany } : {}),
    }),
    ...(school ? [attended(school)] : []),
    ...asked.map((value) => any(KEYWORD_FIELDS.map((field): Filter => ({ match: 'token', field, value })))),
  ]
  return {
    filter: all(conditions),
    score: asked.flatMap((value) =>
      KEYWORD_FIELDS.map((field) => ({ by: 'token' as const, field, value, weight: 1 }))
    ),
    offset,
    // One more tells whether there is a next page.
    limit: limit + 1,
  }
}
