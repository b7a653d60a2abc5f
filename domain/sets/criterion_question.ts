import type { ParsedQuery } from '#domain/search/query_language/parsed_query'

/** How a criterion is decided: by phrases of a query, by facts, or by words on pages. */
export type CriterionQuestion =
  | { of: 'query'; parsed: ParsedQuery }
  | { of: 'affiliation'; names: string[] }
  | { of: 'past_company'; names: string[] }
  | { of: 'school'; names: string[] }
  | { of: 'headcount'; min?: number; max?: number }
  | { of: 'industry'; industries: readonly string[] }
  | { of: 'seniority'; levels: readonly string[] }
  | { of: 'name'; name: string }
  | { of: 'text'; text: string }
