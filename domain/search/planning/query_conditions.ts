import { companyKey } from '#domain/people/companies/company_name'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import { words } from '#domain/people/text/text'
import type { Filter } from '#domain/ports/search_index'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { any, isIn, livesIn, meetsRole, not, term, worksAt } from './clauses.js'

/** The hard conditions of a query: role, company and place phrases, and exclusions. */
export function queryConditions({ roles, companies, affiliations, places, excluded }: ParsedQuery): Filter[] {
  const employers = [...companies.map(employed), ...affiliations.map(affiliated)]
  return [
    ...(roles.length > 0 ? [any(roles.map(meetsRole))] : []),
    ...(employers.length > 0 ? [any(employers)] : []),
    ...(places.length > 0 ? [any(places.map(isIn))] : []),
    ...without('title', excluded.roles.map(meetsRole)),
    ...without('company', excluded.companies.map(employed)),
    ...without(
      'place',
      excluded.places.map((place) => livesIn(place.filter))
    ),
  ]
}

/** Matches people whose field is known and who match no exclusion. */
const without = (field: string, excluded: Filter[]): Filter[] =>
  excluded.length === 0 ? [] : [term('has', field), ...excluded.map(not)]

const keysOf = (name: string) => rebrandKeys(companyKey(name))

/** Works there now. */
export const employed = (name: string): Filter => worksAt(keysOf(name))

/** Worked there before (and possibly still does). */
export const employedBefore = (name: string): Filter =>
  any(keysOf(name).map((key) => term('past_company', key)))

/** Works, worked or studied at a company or school of this name. */
const affiliated = (name: string): Filter => any([employed(name), employedBefore(name), attended(name)])

/** Attended a school whose name contains these words in a row, or has these initials. */
export const attended = (name: string): Filter => ({ match: 'phrase', field: 'school', tokens: words(name) })
