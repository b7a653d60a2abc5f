import { inject } from '@adonisjs/core'
import type { ToolCall } from '#domain/agent/tool'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Run } from '#domain/runs/run'
import { PersonProfileStore } from '#app/profiles/profile_store'

type Charged = Pick<ToolCall, 'tool' | 'outcome'>

@inject()
export class CallCosts {
  constructor(private readonly payments: PersonProfileStore) {}

  /**
   * Returns the charge of the calls in ACU. Profiles that the workspace has already paid for are
   * free. Records the payments for other profiles. Call it in the transaction that charges the run.
   */
  async settle(
    calls: readonly Charged[],
    { id: runId, workspaceId }: Pick<Run, 'id' | 'workspaceId'>,
    tx: SqlTransaction
  ): Promise<number> {
    const now = new Date()
    let cost = 0
    const profiles = new Map<string, number>()
    for (const call of calls) {
      const personId = boughtProfile(call)
      if (personId === null) cost += call.outcome.charge
      else profiles.set(personId, call.outcome.charge)
    }
    // Sorted, so that two concurrent runs cannot deadlock.
    for (const [personId, charge] of [...profiles].sort(([a], [b]) => (a < b ? -1 : 1)))
      if (await this.payments.pay({ workspaceId, personId, runId, now }, tx)) cost += charge
    return cost
  }
}

/** Returns the person whose profile a call charged for, or null. */
export function boughtProfile({ tool, outcome }: Charged): string | null {
  if (tool !== 'person_profile' || !outcome.ok || outcome.charge === 0) return null
  return (outcome.output as { person_id: string }).person_id
}
