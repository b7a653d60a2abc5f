import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { acuWithin, mostCost } from '#domain/batch/budget'
import type { Batch, BatchField } from '#domain/batch/batch'
import { DomainError } from '#domain/errors'
import { StartRun } from '#app/runs/start_run'
import { Responses } from '#app/shared/http/responses'
import env from '#start/env'
import { newId } from '#app/shared/new_id'
import { BATCH_RUN } from './batch_run_handler.js'
import { BatchStore } from './batch_store.js'
import { urlsOf } from './show_batch.js'

export type BatchRequest = {
  identifiers: string[]
  fields: BatchField[]
  maxCostUsd: number | null
  webhookUrl: string | null
}

/**
 * Returns the price of a found field in ACU. Throws `max_cost_exceeded` if max_cost_usd does not
 * cover all fields of one person.
 */
export function priceWithin({ fields, maxCostUsd }: BatchRequest): number {
  const price = env.get('PRICES').batch
  if (maxCostUsd !== null && acuWithin(maxCostUsd) < fields.length * price)
    throw new DomainError('max_cost_exceeded', 'max_cost_usd does not cover one person.')
  return price
}

@inject()
export class CreateBatch {
  constructor(
    private readonly responses: Responses,
    private readonly starting: StartRun,
    private readonly batches: BatchStore
  ) {}

  /**
   * Starts a batch and responds 202. Throws billing errors, `queue_unavailable`, and
   * `max_cost_exceeded` if max_cost_usd does not cover all fields of one person.
   */
  async answer(ctx: HttpContext, request: BatchRequest): Promise<void> {
    const { identifiers, fields, maxCostUsd, webhookUrl } = request
    const price = priceWithin(request)
    await this.starting.checkQueue()
    const key = ctx.auth.use('key').getUserOrFail()
    const { workspaceId } = key
    const now = new Date()
    const id = newId('batch')
    const maximum = mostCost(identifiers.length, fields.length, price, maxCostUsd)
    await this.responses.commit(ctx, async (tx) => {
      const reservationId = maximum > 0 ? await this.starting.reserve(ctx, maximum, now, tx) : null
      const run = await this.starting.start(
        key,
        { kind: BATCH_RUN, input: { batchId: id }, reservationId },
        now,
        tx
      )
      const batch: Batch = {
        id,
        workspaceId,
        runId: run.id,
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
      return { status: 202, data: { id, status: 'queued', ...urlsOf(id) }, meta: { credits_charged: 0 } }
    })
  }
}
