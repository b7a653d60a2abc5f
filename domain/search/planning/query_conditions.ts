import { companyKey } from '#domain/people/companies'
import { rebrandKeys } from '#domain/people/rebrands'
import type { Filter } from '#domain/ports/index'
import type { ParsedQuery } from '../query_language/parsed_query.js'
import { any, holdsRole, livesIn, not, term, worksAt } from './clauses.js'

/** What the words of a query make hard: role, company and place phrases, and what they exclude (SR-063). */
export function queryConditions({ roles, companies, places, excluded }: ParsedQuery): Filter[] {
  const employed = (name: string) => worksAt(rebrandKeys(companyKey(name)))
  return [
    ...(roles.length > 0 ? [holdsRole(roles.flatMap((role) => role.sequences))] : []),
    ...(companies.length > 0 ? [any(companies.map(employed))] : []),
    ...(places.length > 0 ? [any(places.map((place) => livesIn(place.filter)))] : []),
    ...(excluded.roles.length > 0 ? [term('has', 'title')] : []),
    ...(excluded.companies.length > 0 ? [term('has', 'company')] : []),
    ...(excluded.places.length > 0 ? [term('has', 'place')] : []),
    ...excluded.roles.map((role) => not(holdsRole(role.sequences))),
    ...excluded.companies.map((name) => not(employed(name))),
    ...excluded.places.map((place) => not(livesIn(place.filter))),
  ]
}
