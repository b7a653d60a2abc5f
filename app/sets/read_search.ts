import { rowsProblems } from '#domain/datasets/request_problems'
import { DomainError, type FieldErrors, validationFailed } from '#domain/errors'
import { registrableDomain } from '#domain/people/text/urls'
import { affordable } from '#domain/sets/estimate'
import type { Exclusion, PersonRow } from '#domain/sets/set'
import type { SqlTransaction } from '#domain/ports/sql'
import env from '#start/env'
import type { SetStore } from './set_store.js'

export type GivenExclusion = { set_ids?: string[]; people?: object[] } | undefined

export const DEFAULT_COUNT = 10

/** Returns the query. Throws `query_required` if it is blank. */
export function queryOf(query: string): string {
  if (query.trim() === '') throw new DomainError('query_required')
  return query
}

/**
 * Reads an exclusion at `path`. Throws `validation_failed` for unknown Sets and for people without
 * identifiers.
 */
export async function exclusionOf(
  { given, path }: { given: GivenExclusion; path: string },
  workspaceId: string,
  sets: SetStore,
  tx?: SqlTransaction
): Promise<Exclusion> {
  const setIds = given?.set_ids ?? []
  for (const [i, id] of setIds.entries())
    if (!(await sets.has(workspaceId, id, tx)))
      throw validationFailed({ [`${path}.set_ids.${i}`]: ['is not a Set of this workspace'] })
  const people = (given?.people ?? []) as PersonRow[]
  checkPeople(people, `${path}.people`)
  return { setIds, people }
}

/** Throws `validation_failed` for rows at `path` that identify nobody. */
export function checkPeople(rows: readonly PersonRow[], path: string): void {
  const problems = Object.entries(peopleProblems([...rows.entries()]))
  if (problems.length > 0)
    throw validationFailed(
      Object.fromEntries(problems.map(([at, messages]) => [at.replace(/^rows/, path), messages]))
    )
}

/**
 * Returns the problems of rows by path. The rules are those of dataset rows, but a person_id alone
 * identifies a row.
 */
export function peopleProblems(rows: readonly [place: number, row: PersonRow][]): FieldErrors {
  const problems = rowsProblems(rows)
  for (const [i, { person_id, company_domain }] of rows) {
    const alone = problems[`rows.${i}`]
    if (alone && person_id !== undefined) delete problems[`rows.${i}`]
    else if (alone) problems[`rows.${i}`] = [NEEDS_IDENTIFIER]
    if (company_domain !== undefined && !registrableDomain(company_domain))
      problems[`rows.${i}.company_domain`] = ['must be a domain']
  }
  return problems
}

const NEEDS_IDENTIFIER =
  'must have at least one of person_id, name, domain, pronet_url, email or a socials value'

/**
 * Converts the maximum cost to ACU. Returns null for no maximum. Throws `max_cost_exceeded` if the
 * maximum does not cover one person.
 */
export function budgetOf(maxCostUsd: number | undefined, columns: number): number | null {
  if (maxCostUsd === undefined) return null
  // The offset prevents rounding down a product that is slightly below a whole number.
  const budget = Math.floor(maxCostUsd * 10 + 1e-9)
  if (affordable(budget, columns, env.get('PRICES')) < 1) throw new DomainError('max_cost_exceeded')
  return budget
}
