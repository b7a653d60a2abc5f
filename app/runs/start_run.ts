import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Queue } from '#domain/ports/queue'
import type { SqlTransaction } from '#domain/ports/sql'
import type { Run } from '#domain/runs/run'
import { RUN_HOLD_MS } from '#domain/runs/limits'
import { Charges } from '#app/billing/charges'
import { newId } from '#app/shared/new_id'
import { RunStore } from './run_store.js'
import { wakeRun } from './wake_run.js'

export type RunToStart = { kind: string; input: unknown; reservationId: string | null }

/** Starts durable runs. Reservation, run and job commit with the caller's transaction. */
@inject()
export class StartRun {
  constructor(
    private readonly charges: Charges,
    private readonly runs: RunStore,
    private readonly queue: Queue
  ) {}

  async checkQueue(): Promise<void> {
    if (!(await this.queue.healthy()))
      throw new DomainError('queue_unavailable', undefined, { retryable: true, retry_after_seconds: 5 })
  }

  /** Reserves ACU for longer than a run can last. Returns the reservation id. Throws billing errors. */
  reserve(ctx: HttpContext, amount: number, now: Date, tx: SqlTransaction): Promise<string> {
    return this.charges.reserve(ctx, amount, new Date(now.getTime() + RUN_HOLD_MS), tx)
  }

  /** Adds a queued run that belongs to the key, and wakes a worker for it. */
  async start(
    { id: keyId, workspaceId }: { id: string; workspaceId: string },
    run: RunToStart,
    now: Date,
    tx: SqlTransaction
  ): Promise<Run> {
    const started = await this.runs.create({ id: newId('run'), workspaceId, keyId, ...run }, now, tx)
    await wakeRun(this.queue, started, tx)
    return started
  }
}
