import { DomainError, validationFailed } from '#domain/errors'
import { affordable } from '#domain/sets/estimate'
import type { Exclusion } from '#domain/sets/set'
import type { Row } from '#domain/truth/subject'
import type { SqlTransaction } from '#domain/ports/sql'
import env from '#start/env'
import type { SetStore } from './set_store.js'

type GivenExclusion = { set_ids?: string[]; people?: object[] } | undefined

export const DEFAULT_COUNT = 10

/** Throws `query_required` for one of blanks. */
export function queryOf(query: string): string {
  if (query.trim() === '') throw new DomainError('query_required')
  return query
}

/** Whom to leave out. Throws `validation_failed` for a Set that the workspace does not have. */
export async function exclusionOf(
  given: GivenExclusion,
  workspaceId: string,
  sets: SetStore,
  tx?: SqlTransaction
): Promise<Exclusion> {
  const setIds = given?.set_ids ?? []
  for (const [i, id] of setIds.entries())
    await sets.get(workspaceId, id, tx).catch(() => {
      throw validationFailed({ [`exclude.set_ids.${i}`]: ['is no Set of this workspace'] })
    })
  return { setIds, people: (given?.people ?? []) as Row[] }
}

/** The most a search may cost, in ACU. Throws `max_cost_exceeded` where it does not pay for one person. */
export function budgetOf(maxCostUsd: number | undefined, columns: number): number | null {
  if (maxCostUsd === undefined) return null
  // Of amounts like 0.3, a tenth of an ACU is not lost to binary fractions.
  const budget = Math.floor(maxCostUsd * 10 + 1e-9)
  if (affordable(budget, columns, env.get('PRICES')) < 1) throw new DomainError('max_cost_exceeded')
  return budget
}
