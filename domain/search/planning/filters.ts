import { companyKey } from '#domain/people/companies/company_name'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import { placeFilter } from '#domain/people/places/places'
import { SENIORITIES, type Seniority } from '#domain/people/titles/seniority'
import { canonicalRoles, roleSequences } from '#domain/people/titles/titles'
import { fold } from '#domain/people/text/text'
import type { Filter } from '#domain/ports/search_index'
import { withPlaces } from '../person_matches.js'
import type { SearchFilters, ValueFilter } from '../request.js'
import { any, holdsRole, livesIn, not, term, worksAt } from './clauses.js'

/** The filters of a request as conditions, all of which a person must meet. */
export function filterConditions(filters: SearchFilters): Filter[] {
  const { title, company, location, seniority, industry } = filters
  return [
    ...condition(title, (value) => holdsRole(roleSequences(value)), 'title'),
    ...condition(company, (value) => worksAt(rebrandKeys(companyKey(value))), 'company'),
    ...condition(withPlaces(location), (value) => livesIn(placeFilter(value)), 'place'),
    ...condition(seniority, atLevel),
    ...condition(industry, (value) => ({ match: 'contains', field: 'industry', value: fold(value) })),
  ]
}

/**
 * Converts a filter to conditions: any of its values, none of its exclusions. If `known` names a
 * field, a person without that field never matches, even for an exclusion alone.
 */
function condition(
  filter: ValueFilter | undefined,
  matches: (value: string) => Filter,
  known?: string
): Filter[] {
  if (filter === undefined) return []
  const { any_of: anyOf = [], none_of: noneOf = [] } =
    typeof filter === 'string' ? { any_of: [filter] } : filter
  if (anyOf.length + noneOf.length === 0) return []
  return [
    ...(known ? [term('has', known)] : []),
    ...(anyOf.length > 0 ? [any(anyOf.map(matches))] : []),
    ...noneOf.map((value) => not(matches(value))),
  ]
}

/** Matches one of the nine levels by its term; other values by the text of seniority or title. */
function atLevel(value: string): Filter {
  const level = fold(value)
  if (SENIORITIES.includes(level as Seniority)) return term('seniority', level)
  return any(
    canonicalRoles(value).flatMap((tokens) => [
      { match: 'phrase' as const, field: 'seniority', tokens },
      { match: 'phrase' as const, field: 'title', tokens },
    ])
  )
}
