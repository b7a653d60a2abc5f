import { companyKey } from '#domain/people/companies'
import { nameKeys, nameTokens } from '#domain/people/names'
import { rebrandKeys } from '#domain/people/rebrands'
import type { Filter, ScoreClause } from '#domain/ports/index'
import { all, any, term, worksAt } from './clauses.js'

/** A person of this name: one of its keys, or every word of it. */
export function personCondition(name: string): Filter {
  const words = nameTokens(name).map((value): Filter => ({ match: 'token', field: 'name', value }))
  return any([...nameKeys(name).map((key) => term('name', key)), ...(words.length > 0 ? [all(words)] : [])])
}

/** The name as written goes first; the company given only ranks (SR-072). */
export function personClauses({ name, company }: { name: string; company: string | null }): ScoreClause[] {
  const clauses: ScoreClause[] = [{ by: 'filter', filter: term('name', nameKeys(name)[0] ?? ''), weight: 2 }]
  if (company === null) return clauses
  const keys = rebrandKeys(companyKey(company))
  clauses.push({ by: 'filter', filter: worksAt(keys), weight: 8 })
  clauses.push({ by: 'filter', filter: any(keys.map((key) => term('past_company', key))), weight: 3 })
  return clauses
}
