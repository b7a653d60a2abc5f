import { companyKey } from '#domain/people/companies/company_name'
import { rebrandKeys } from '#domain/people/companies/rebrands'
import { words } from '#domain/people/text/text'
import type { Filter } from '#domain/ports/search_index'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { any, isIn, livesIn, meetsRole, not, term, worksAt } from './clauses.js'

/** Converts a query's role, company and place phrases and its exclusions to conditions. */
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
      excluded.places.map(({ filter }) => livesIn(filter))
    ),
  ]
}

/** Matches people whose field is known and not excluded. */
const without = (field: string, excluded: Filter[]): Filter[] =>
  excluded.length === 0 ? [] : [term('has', field), ...excluded.map(not)]

const keysOf = (name: string) => rebrandKeys(companyKey(name))

/** Matches current employees. */
export const employed = (name: string): Filter => worksAt(keysOf(name))

/** Matches former employees. They may also be current ones. */
export const employedBefore = (name: string): Filter =>
  any(keysOf(name).map((key) => term('past_company', key)))

/** Matches current and former employees and students. */
const affiliated = (name: string): Filter => any([employed(name), employedBefore(name), attended(name)])

/** Matches a school by consecutive words of its name, or by its initials. */
export const attended = (name: string): Filter => ({ match: 'phrase', field: 'school', tokens: words(name) })
