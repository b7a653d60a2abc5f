import { companyKey } from '#domain/people/companies/company_name'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import { words } from '#domain/people/text/text'
import type { Filter } from '#domain/ports/search_index'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { any, isIn, livesIn, meetsRole, not, term, worksAt } from './clauses.js'

/** What the words of a query make hard: role, company and place phrases, and what they exclude (SR-063). */
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

/** None of the excluded, of people of whom the field is known at all (SR-062). */
const without = (field: string, excluded: Filter[]): Filter[] =>
  excluded.length === 0 ? [] : [term('has', field), ...excluded.map(not)]

const keysOf = (name: string) => rebrandKeys(companyKey(name))

/** Works there now. */
export const employed = (name: string): Filter => worksAt(keysOf(name))

/** Worked there, and no longer or as well. */
export const employedBefore = (name: string): Filter =>
  any(keysOf(name).map((key) => term('past_company', key)))

/** Comes from a company or a school of that name. */
export const affiliated = (name: string): Filter =>
  any([employed(name), employedBefore(name), attended(name)])

/** Went to a school whose name holds these words in a row, or whose initials they are. */
export const attended = (name: string): Filter => ({ match: 'phrase', field: 'school', tokens: words(name) })
