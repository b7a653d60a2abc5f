import { companyKey, sameCompany } from '#domain/people/companies/company_name'
import { industryMatches } from '#domain/people/companies/industries'
import { matchesPlace } from '#domain/people/places/places'
import { matchesSeniority } from '#domain/people/titles/seniority'
import { titleHoldsRole } from '#domain/people/titles/titles'
import type { StoredPerson } from './people_document.js'
import { anyOf, noneOf, type LocationFilter, type SearchFilters, type ValueFilter } from './request.js'

/** Reports whether a record matches the index filters. The index must return the same result. */
export function personMatches(person: StoredPerson, filters: SearchFilters): boolean {
  const { title, company, location, seniority, industry } = filters
  const places = [person.city, person.state, person.country].some((part) => part?.trim())
  return (
    passes(title, (value) => titleHoldsRole(person.title ?? '', value), Boolean(person.title?.trim())) &&
    passes(company, (value) => worksAt(person, value), Boolean(person.company?.trim())) &&
    passes(withPlaces(location), (value) => matchesPlace(person, value), places) &&
    passes(seniority, (value) => matchesSeniority(value, person)) &&
    passes(industry, (value) => industryMatches(person.industry, value))
  )
}

const worksAt = (person: StoredPerson, company: string): boolean =>
  companyKey(company) !== '' && sameCompany(person.company ?? '', company)

/**
 * Reports whether a record meets any alternative and no exclusion. A filter without both accepts all records.
 * If the field is not known, the record fails, even if the filter has only exclusions.
 */
function passes(
  filter: ValueFilter | undefined,
  matches: (value: string) => boolean,
  isKnown = true
): boolean {
  const [alternatives, exclusions] = [anyOf(filter), noneOf(filter)]
  if (alternatives.length + exclusions.length === 0) return true
  return isKnown && (alternatives.length === 0 || alternatives.some(matches)) && !exclusions.some(matches)
}

/** Adds `countries` and `cities` to `any_of`. */
export function withPlaces(location: LocationFilter | undefined): ValueFilter | undefined {
  if (location === undefined || typeof location === 'string') return location
  const { any_of: anyOf = [], none_of: noneOf, countries = [], cities = [] } = location
  return { any_of: [...anyOf, ...countries, ...cities], none_of: noneOf }
}
