import { companyKey } from '#domain/people/companies/company_name'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import { placeFilter } from '#domain/people/places/places'
import { SENIORITIES, type Seniority } from '#domain/people/titles/seniorities'
import { canonicalRoles, roleSequences } from '#domain/people/titles/titles'
import { fold } from '#domain/people/text/text'
import type { Filter } from '#domain/ports/search_index'
import { withPlaces } from '../person_matches.js'
import { anyOf, noneOf, type SearchFilters, type ValueFilter } from '../request.js'
import { any, holdsRole, livesIn, not, term, worksAt } from './clauses.js'

/** Converts a request's filters to conditions. A person must meet all of them. */
export function filterConditions(filters: SearchFilters): Filter[] {
  const steps = filterSteps(filters)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/**
 * Like `filterConditions`, but yields after each value, because a long value takes up to half a
 * millisecond.
 */
export function* filterSteps(filters: SearchFilters): Generator<void, Filter[]> {
  const { title, company, location, seniority, industry } = filters
  return [
    ...(yield* condition(title, (value) => holdsRole(roleSequences(value)), 'title')),
    ...(yield* condition(company, (value) => worksAt(rebrandKeys(companyKey(value))), 'company')),
    ...(yield* condition(withPlaces(location), (value) => livesIn(placeFilter(value)), 'place')),
    ...(yield* condition(seniority, atLevel)),
    ...(yield* condition(industry, (value) => ({
      match: 'contains',
      field: 'industry',
      value: fold(value),
    }))),
  ]
}

/**
 * Converts a filter to conditions: one of its values, and none of its exclusions. If `known` names
 * a field, a person without that field never matches.
 */
function* condition(
  filter: ValueFilter | undefined,
  matches: (value: string) => Filter,
  known?: string
): Generator<void, Filter[]> {
  const alternatives = yield* each(anyOf(filter), matches)
  const exclusions = yield* each(noneOf(filter), matches)
  if (alternatives.length + exclusions.length === 0) return []
  return [
    ...(known ? [term('has', known)] : []),
    ...(alternatives.length > 0 ? [any(alternatives)] : []),
    ...exclusions.map(not),
  ]
}

function* each(values: readonly string[], matches: (value: string) => Filter): Generator<void, Filter[]> {
  const found: Filter[] = []
  for (const value of values) {
    found.push(matches(value))
    yield
  }
  return found
}

/** Matches the nine levels by term, and other values by the text of seniority or title. */
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
