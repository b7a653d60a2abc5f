import { inject } from '@adonisjs/core'
import { acuWithin, Budget } from '#domain/batch/budget'
import { type Batch, type BatchResult, type BatchRow, billedIn, MAX_PEOPLE } from '#domain/batch/batch'
import { Sql } from '#domain/ports/sql'
import type { Run, RunResult } from '#domain/runs/run'
import { type EarlyEnd, type RunContext, RunHandler } from '#app/runs/run_handler'
import { isStep } from '#app/runs/run_progress'
import { forEachLimit } from '#app/shared/for_each_limit'
import { loopTurns } from '#app/shared/loop_turns'
import { noteRecipients } from '#app/recipients/note_recipients'
import { enqueueEvent } from '#app/webhooks/outbox'
import { BatchStore } from './batch_store.js'
import { EnrichOne } from './enrich_one.js'
import { showBatch } from './show_batch.js'

export const BATCH_RUN = 'batch'
const CONCURRENCY = 6

/** Results by person key. Each promise resolves when its result is stored. */
type Found = Map<string, Promise<BatchResult>>
/** A person to enrich, with their identity key. */
type KeyedRow = BatchRow & { key: string }

/**
 * Enriches people and stores each result immediately. Stops when the budget cannot cover another
 * person.
 */
@inject()
export default class BatchRunHandler extends RunHandler {
  readonly kind = BATCH_RUN

  constructor(
    private readonly sql: Sql,
    private readonly batches: BatchStore,
    private readonly one: EnrichOne
  ) {
    super()
  }

  async handle(context: RunContext): Promise<RunResult> {
    const { run } = context
    const batch = await this.#batch(run)
    if (!batch.completedAt) {
      const isCovered = await this.#enrich(batch, context)
      await this.#complete(batch, isCovered, context)
    }
    return { status: 'completed', output: { batch_id: batch.id }, charge: await this.#cost(run) }
  }

  /** Stored results stay readable and are charged. */
  override async endEarly(run: Run): Promise<EarlyEnd> {
    return { charge: await this.#cost(run) }
  }

  async #cost(run: Run): Promise<number> {
    const { id, price } = await this.#batch(run)
    return (await this.batches.progress(id)).billed * price
  }

  #batch(run: Run): Promise<Batch> {
    return this.batches.get(run.workspaceId, (run.input as { batchId: string }).batchId)
  }

  /** Enriches the people that are left, within the budget. Returns whether it covered everyone. */
  async #enrich(batch: Batch, context: RunContext): Promise<boolean> {
    const { id, price, fields, maxCostUsd } = batch
    const { billed, settled } = await this.batches.progress(id)
    let done = settled
    const cap = maxCostUsd === null ? null : acuWithin(maxCostUsd)
    const budget = new Budget(cap, price * fields.length, billed * price)
    const rows = await this.batches.rows(id, 0, MAX_PEOPLE)
    const keyed = await this.#keyed(rows, context)
    const waiting = keyed.filter(({ status }) => status === 'pending')
    const found: Found = new Map(
      keyed.flatMap(({ key, result }) => (result ? [[key, Promise.resolve(result)]] : []))
    )
    const running = new Set<Promise<void>>()
    // A person listed twice is enriched once, so a repetition needs no budget.
    const next = () => waiting.findIndex(({ key }) => found.has(key) || budget.take())
    const begin = (row: KeyedRow) => {
      const isFree = found.has(row.key)
      const store = async (result: BatchResult, billed: number) => {
        const isStored = await this.#store(batch, row, { result, billed }, context, () => ++done)
        if (!isFree) budget.settle(isStored ? billed * price : 0)
        return result
      }
      const work = this.#settle(batch, row, found, store, context).finally(() => running.delete(work))
      running.add(work)
      // The Promise.race below handles errors.
      work.catch(() => {})
    }
    let isCovered = true
    try {
      while (isCovered && (waiting.length > 0 || running.size > 0)) {
        for (let at: number; running.size < CONCURRENCY && (at = next()) !== -1; )
          begin(waiting.splice(at, 1)[0])
        if (running.size > 0) await Promise.race(running)
        else isCovered = waiting.length === 0
      }
      return isCovered
    } finally {
      await Promise.allSettled(running)
    }
  }

  /** Adds to each row a key that is the same for all identifiers of one person. */
  async #keyed(rows: readonly BatchRow[], { run, signal }: RunContext): Promise<KeyedRow[]> {
    const keyed: KeyedRow[] = rows.map((row) => ({ ...row, key: row.identifier }))
    await forEachLimit(keyed, CONCURRENCY, async (row) => {
      signal.throwIfAborted()
      await loopTurns.take(run.workspaceId)
      row.key = await this.one.keyOf(row.identifier, run.workspaceId)
    })
    return keyed
  }

  /** Enriches a person. A repeated person gets the first result, which is charged once. */
  async #settle(
    { fields }: Batch,
    { identifier, key }: KeyedRow,
    found: Found,
    store: (result: BatchResult, billed: number) => Promise<BatchResult>,
    { run, signal }: RunContext
  ): Promise<void> {
    signal.throwIfAborted()
    const before = found.get(key)
    if (before) return void (await store(await before, 0))
    const first = this.one
      .run(identifier, fields, run.workspaceId, signal)
      .then((result) => store(result, billedIn(identifier, result)))
    found.set(key, first)
    await first
  }

  async #store(
    batch: Batch,
    { position, key }: KeyedRow,
    settled: { result: BatchResult; billed: number },
    { checkpoint, emit }: RunContext,
    count: () => number
  ): Promise<boolean> {
    return this.sql.transaction(async (tx) => {
      await checkpoint({ position }, tx)
      const isStored = await this.batches.settle(batch.id, position, settled, tx)
      if (isStored) await noteRecipients(tx, batch.workspaceId, 'batch', [key, settled.result])
      const progress = { people_completed: count(), people_count: batch.peopleCount }
      if (isStep(progress.people_completed, batch.peopleCount)) await emit('batch.progress', progress, tx)
      return isStored
    })
  }

  /** Completes the batch and enqueues batch.completed in one transaction. */
  async #complete(batch: Batch, isCovered: boolean, { checkpoint }: RunContext): Promise<void> {
    const now = new Date()
    await this.sql.transaction(async (tx) => {
      await checkpoint({ completed: true }, tx)
      if (!isCovered) await this.batches.skipRest(batch.id, 'max_cost_usd', tx)
      if (!(await this.batches.complete(batch.id, now, tx))) return
      const done: Batch = {
        ...batch,
        stopReason: isCovered ? null : 'max_cost_usd',
        completedAt: now.toISOString(),
      }
      const progress = await this.batches.progress(batch.id, tx)
      const { workspaceId, webhookUrl } = batch
      const data = showBatch(done, 'completed', progress)
      await enqueueEvent(tx, { workspaceId, type: 'batch.completed', data, webhookUrl }, now)
    })
  }
}
