import { nameKeys, nameTokens } from '#domain/people/names/names'
import type { Filter, ScoreClause } from '#domain/ports/search_index'
import type { QueryPerson } from '../query_language/parsed_query.js'
import { all, any, term } from './clauses.js'
import { employed, employedBefore } from './query_conditions.js'

/**
 * Matches a person of this name: by one of its keys, or by every word of it. For words without a
 * separator between name and company (`jane doe microsoft`), also matches the first words as the
 * name and the rest as the employer.
 */
export function personCondition({ name, company, orCompany }: QueryPerson): Filter {
  const words = nameTokens(name)
  const readings = [named(name), ...(orCompany ? [employed(name)] : [])]
  if (company === null)
    for (let length = 2; length < words.length; length++)
      readings.push(all([named(words.slice(0, length).join(' ')), employed(words.slice(length).join(' '))]))
  return any(readings)
}

function named(name: string): Filter {
  const words = nameTokens(name).map((value): Filter => ({ match: 'token', field: 'name', value }))
  return any([...nameKeys(name).map((key) => term('name', key)), ...(words.length > 0 ? [all(words)] : [])])
}

/** Matches exactly this name. */
export const namesake = (name: string): Filter =>
  any(
    nameKeys(name)
      .slice(0, 1)
      .map((key) => term('name', key))
  )

/** The exact name ranks first; a given company only adds to the rank. */
export function personClauses({ name, company }: QueryPerson): ScoreClause[] {
  const bonus = (filter: Filter, weight: number): ScoreClause => ({ by: 'filter', filter, weight })
  const exact = nameKeys(name).slice(0, 1)
  return [
    ...exact.map((key) => bonus(term('name', key), 2)),
    ...(company === null ? [] : [bonus(employed(company), 8), bonus(employedBefore(company), 3)]),
  ]
}
