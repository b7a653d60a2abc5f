import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { usd } from '#domain/billing/prices'
import type { Batch } from '#domain/batch/batch'
import { mostCost } from '#domain/batch/budget'
import { DomainError, type FieldErrors, validationFailed } from '#domain/errors'
import { WebhookSender } from '#domain/webhooks/webhook_sender'
import { AskedSources } from '#app/billing/asked_sources'
import { showDryRun } from '#app/billing/dry_run'
import { RunStore } from '#app/runs/run_store'
import { readCursor, writeCursor } from '#app/shared/http/cursor'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import type { Infer } from '#app/shared/schema/schema'
import env from '#start/env'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { batchInput, readPerson } from './batch_input.js'
import { BATCH_RUN } from './batch_run_handler.js'
import type { batchBody } from './batch_schema.js'
import { BatchStore } from './batch_store.js'
import { type BatchRequest, CreateBatch, priceWithin } from './create_batch.js'
import {
  createBatchOperation,
  estimateOperation,
  listBatchesOperation,
  readBatchOperation,
  readBatchResultsOperation,
} from './operations.js'
import { showBatch, showRow } from './show_batch.js'

/** Creates, estimates, lists and reads batches. */
@inject()
export default class BatchController {
  constructor(
    private readonly creation: CreateBatch,
    private readonly batches: BatchStore,
    private readonly runs: RunStore,
    private readonly sender: WebhookSender,
    private readonly sources: AskedSources
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await batchInput(ctx, createBatchOperation)
    const request = this.#request(body)
    if (!body.dry_run) return this.creation.answer(ctx, request)
    const { identifiers, fields, maxCostUsd } = request
    const price = priceWithin(request)
    const shown = fields.map((key) => ({
      key,
      max: identifiers.length * price,
      asks: this.sources.ofField(key),
    }))
    const max = mostCost(identifiers.length, fields.length, price, maxCostUsd)
    return success(ctx, showDryRun(identifiers.length, max, shown), { credits_charged: 0 })
  }

  async estimate(ctx: HttpContext) {
    const { identifiers, fields, maxCostUsd } = this.#request((await batchInput(ctx, estimateOperation)).body)
    const credits = mostCost(identifiers.length, fields.length, env.get('PRICES').batch, maxCostUsd)
    return success(ctx, { estimated_cost_usd: usd(credits), credits })
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readBatchOperation)
    const batch = await this.batches.get(workspaceOf(ctx), params.id)
    return success(ctx, await this.#shown(batch))
  }

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listBatchesOperation)
    const limit = query.limit ?? 100
    const { page, next } = await this.batches.page(workspaceOf(ctx), new Date(), limit, query.cursor)
    const progress = await this.batches.progressOf(page.map(({ id }) => id))
    const batches = page.map((batch) => showBatch(batch, batch.runStatus, progress(batch.id)))
    return success(ctx, { batches, next_cursor: next })
  }

  async results(ctx: HttpContext) {
    const { params, query } = await input(ctx, readBatchResultsOperation)
    const { id, peopleCount } = await this.batches.get(workspaceOf(ctx), params.id)
    const from = query.cursor === undefined ? 0 : readCursor(query.cursor)
    const rows = await this.batches.rows(id, from, query.limit ?? 100)
    const next = from + rows.length
    return success(ctx, {
      results: rows.map(showRow),
      next_cursor: rows.length > 0 && next < peopleCount ? writeCursor(next) : null,
    })
  }

  #request({ people, fields, max_cost_usd, webhook_url }: Infer<typeof batchBody>): BatchRequest {
    const problems: FieldErrors = {}
    const identifiers = people.map((person, i) => readPerson(person, `people.${i}`, problems))
    const refusal = webhook_url === undefined ? null : this.sender.refusal(webhook_url)
    if (refusal) problems.webhook_url = [`cannot be used: ${refusal}`]
    if (Object.keys(problems).length > 0) throw validationFailed(problems)
    return {
      identifiers,
      fields,
      maxCostUsd: max_cost_usd ?? null,
      webhookUrl: webhook_url ?? null,
    }
  }

  async #shown(batch: Batch) {
    const progress = await this.batches.progress(batch.id)
    return showBatch(batch, await this.#statusOf(batch), progress)
  }

  /** Returns the status of the batch's run, or `failed` for an expired run. */
  async #statusOf({ workspaceId, runId }: { workspaceId: string; runId: string }) {
    try {
      return (await this.runs.get(workspaceId, BATCH_RUN, runId, new Date())).status
    } catch (error) {
      if (error instanceof DomainError && error.code === 'run_expired') return 'failed'
      throw error
    }
  }
}
