import { randomUUID } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { acuWithin, mostCost } from '#domain/batch/budget'
import type { Batch, BatchField } from '#domain/batch/batch'
import { DomainError } from '#domain/errors'
import { Queue } from '#domain/ports/queue'
import { RUN_HOLD_MS } from '#domain/runs/status'
import { Charges } from '#app/billing/charges'
import { RunStore } from '#app/runs/run_store'
import { wakeRun } from '#app/runs/wake_run'
import { Responses } from '#app/shared/http/responses'
import env from '#start/env'
import { BATCH_RUN } from './batch_run_handler.js'
import { BatchStore } from './batch_store.js'
import { urlsOf } from './show_batch.js'

export type BatchRequest = {
  identifiers: string[]
  fields: BatchField[]
  maxCostUsd: number | null
  webhookUrl: string | null
}

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`

/** Begins batch jobs. */
@inject()
export class CreateBatch {
  constructor(
    private readonly answers: Responses,
    private readonly charges: Charges,
    private readonly queue: Queue,
    private readonly runs: RunStore,
    private readonly batches: BatchStore
  ) {}

  /** Throws `max_cost_exceeded` for a budget that no person fits in (BA-009), `queue_unavailable`, and what billing refuses. */
  async answer(ctx: HttpContext, request: BatchRequest): Promise<void> {
    const price = env.get('PRICES').batch
    const { identifiers, fields, maxCostUsd, webhookUrl } = request
    if (maxCostUsd !== null && acuWithin(maxCostUsd) < fields.length * price)
      throw new DomainError('max_cost_exceeded', 'max_cost_usd does not cover a single person.')
    if (!(await this.queue.healthy()))
      throw new DomainError('queue_unavailable', undefined, { retryable: true, retry_after_seconds: 5 })
    const key = ctx.auth.use('key').getUserOrFail()
    const { workspaceId } = key
    const now = new Date()
    const [id, runId] = [newId('batch'), newId('run')]
    const maximum = mostCost(identifiers.length, fields.length, price, maxCostUsd)
    await this.answers.commit(ctx, async (tx) => {
      const until = new Date(now.getTime() + RUN_HOLD_MS)
      const reservationId = maximum > 0 ? await this.charges.reserve(ctx, maximum, until, tx) : null
      const run = { id: runId, workspaceId, keyId: key.id, kind: BATCH_RUN, reservationId }
      await this.runs.create({ ...run, input: { batchId: id } }, now, tx)
      const batch: Batch = {
        id,
        workspaceId,
        runId,
        fields,
        price,
        maxCostUsd,
        webhookUrl,
        peopleCount: identifiers.length,
        stopReason: null,
        createdAt: now.toISOString(),
        completedAt: null,
      }
      await this.batches.create(batch, identifiers, tx)
      await wakeRun(this.queue, { id: runId, workspaceId }, tx)
      return { status: 202, data: { id, status: 'queued', ...urlsOf(id) }, meta: { credits_charged: 0 } }
    })
  }
}
