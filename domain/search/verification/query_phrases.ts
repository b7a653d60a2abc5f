import { all } from '../planning/clauses.js'
import { filterConditions } from '../planning/filters.js'
import { queryConditions } from '../planning/query_conditions.js'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { anyOf, companyNames, type SearchFilters } from '../request.js'
import type { Phrase } from './stated.js'

/** Returns the phrases of a query that its results must meet, by field, without exclusions. */
export function queryPhrases(parsed: ParsedQuery): Phrase[] {
  if (parsed.person) return []
  const { roles, companies, places } = parsed
  const none = { roles: [], companies: [], places: [], affiliations: [], required: [] }
  const excluded = { roles: [], companies: [], places: [], words: [] }
  const parts = [
    ['title', { roles }],
    ['company', { companies }],
    ['location', { places }],
  ] as const
  return parts.flatMap(([field, part]) => {
    const conditions = queryConditions({ ...parsed, ...none, excluded, ...part })
    return conditions.length > 0 ? [{ field, condition: all(conditions), employers: companies }] : []
  })
}

/** Returns the filters on title, company and location as phrases. */
export function filterPhrases({ title, company, location }: SearchFilters): Phrase[] {
  const only = { title, company: companyNames(company), location }
  return (['title', 'company', 'location'] as const).flatMap((field) => {
    const conditions = filterConditions({ [field]: only[field] })
    const employers = field === 'company' ? anyOf(only.company) : []
    return conditions.length > 0 ? [{ field, condition: all(conditions), employers }] : []
  })
}
