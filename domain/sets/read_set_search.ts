import type { ParsedQuery } from '#domain/search/query_language/parsed_query'
import { parseQuery } from '#domain/search/query_language/parse_query'
import { type SetCriterion, criteriaOf } from './criterion.js'

export type SetSearchText = { parsed: ParsedQuery; criteria: SetCriterion[] }

export function readSetSearch(query: string, added: readonly string[] = []): SetSearchText {
  const parsed = parseQuery(query)
  return { parsed, criteria: criteriaOf(query, parsed, added) }
}
