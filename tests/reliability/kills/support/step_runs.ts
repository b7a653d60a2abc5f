import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Billing } from '#domain/billing/billing'
import type { Queue } from '#domain/ports/queue'
import type { Sql } from '#domain/ports/sql'
import type { RunResult } from '#domain/runs/run'
import { type RunContext, RunHandler } from '#app/runs/run_handler'
import type { RunStore } from '#app/runs/run_store'
import { wakeRun } from '#app/runs/wake_run'

/**
 * A run with `steps` effects that cost 1 ACU each. At its end it completes, or fails if `fails` is
 * set.
 */
export type StepInput = { steps: number; fails: boolean; stepMs: number }

const ROUTE = 'POST /steps'
const RESERVED = 10
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * The table of effects. It has no constraint against duplicates, so only correct runs prevent them.
 */
export const EFFECTS = 'CREATE TABLE step_effects (run_id varchar(40) NOT NULL, step integer NOT NULL)'

/**
 * Creates a run with its reservation and job in one transaction. Returns its id after the commit.
 */
export async function newStepRun(
  parts: { sql: Sql; billing: Billing; store: RunStore; queue: Queue },
  { workspaceId, keyId }: { workspaceId: string; keyId: string },
  input: StepInput
): Promise<string> {
  const [id, reservationId, now] = [randomUUID(), randomUUID(), new Date()]
  const owner = { workspaceId, keyId }
  await parts.sql.transaction(async (tx) => {
    const refused = await parts.billing.reserve(
      {
        ...{
          ...owner,
          id: reservationId,
          route: ROUTE,
          amount: RESERVED,
          dailyBudget: null,
          monthlyBudget: null,
        },
        ...{ now, expiresAt: new Date(now.getTime() + 8 * DAY_MS) },
      },
      tx
    )
    if (refused) throw new Error(refused)
    await parts.store.create({ ...owner, id, kind: 'steps', input, reservationId }, now, tx)
    await wakeRun(parts.queue, { id, workspaceId: owner.workspaceId, kind: 'steps' }, tx)
  })
  return id
}

/** Writes each effect in one transaction with its event and the next checkpoint. */
export class StepHandler extends RunHandler {
  readonly kind = 'steps'

  constructor(private readonly sql: Sql) {
    super()
  }

  async handle({ run, signal, checkpoint, emit }: RunContext): Promise<RunResult> {
    const { steps, fails, stepMs } = run.input as StepInput
    const { done } = (run.checkpoint ?? { done: 0 }) as { done: number }
    for (let step = done; step < steps; step++) {
      await sleep(stepMs, undefined, { signal })
      await this.sql.transaction(async (tx) => {
        await tx.run('INSERT INTO step_effects (run_id, step) VALUES (?, ?)', [run.id, step])
        await emit('step', { step }, tx)
        await checkpoint({ done: step + 1 }, tx)
      })
    }
    if (!fails) return { status: 'completed', output: { steps }, charge: steps }
    const error = { code: 'upstream_unavailable' as const, message: 'as requested' }
    return { status: 'failed', error, charge: steps }
  }
}
