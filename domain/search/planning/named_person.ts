import { nameKeys, nameTokens } from '#domain/people/names/names'
import type { Filter, ScoreClause } from '#domain/ports/search_index'
import type { QueryPerson } from '../query_language/parsed_query.js'
import { all, any, term } from './clauses.js'
import { employed, employedBefore } from './query_conditions.js'

/**
 * Matches a person's name by one of its keys or by all its words. If `isAt`, the employer must
 * match too. Without an employer, a query such as `jane doe microsoft` also matches with its first
 * words as the name and the others as the employer. If the name may be a company, its employees
 * match too.
 */
export function personCondition({ name, company, isAt, orCompany }: QueryPerson): Filter {
  if (company !== null && isAt) return all([named(name), employed(company)])
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

export const namesake = (name: string): Filter => any(exactKeys(name).map((key) => term('name', key)))

/** Returns the keys of the whole name, given or family name first. */
function exactKeys(name: string): string[] {
  const [key, ...others] = nameKeys(name).slice(0, 1)
  if (key === undefined) return others
  const words = key.split(' ')
  return [...new Set([key, ...(words.length > 1 ? [[...words.slice(1), words[0]].join(' ')] : [])])]
}

/** Ranks exact names higher, and present or former people of the query's company higher still. */
export function personClauses({ name, company }: QueryPerson): ScoreClause[] {
  const bonus = (filter: Filter, weight: number): ScoreClause => ({ by: 'filter', filter, weight })
  return [
    ...exactKeys(name).map((key) => bonus(term('name', key), 2)),
    ...(company === null ? [] : [bonus(employed(company), 8), bonus(employedBefore(company), 3)]),
  ]
}
