import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { datasetWarnings } from '#domain/datasets/shortfall'
import { evidenceRead } from '#app/evidence/read_mode'
import { datasetMaximum } from '#domain/billing/prices'
import type { DatasetRequest } from '#domain/datasets/dataset'
import { DomainError } from '#domain/errors'
import { Billing } from '#domain/billing/billing'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { Charges } from '#app/billing/charges'
import { StartRun } from '#app/runs/start_run'
import { chargedBy } from '#app/shared/http/charged_by'
import { Responses } from '#app/shared/http/responses'
import { newId } from '#app/shared/new_id'
import { DATASET_RUN } from './dataset_run_handler.js'
import { DatasetFiller } from './dataset_filler.js'
import { DatasetStore, type FilledRow, type StoredDataset } from './dataset_store.js'
import { FoundCells } from './found_cells.js'
import { RowPeople } from './row_people.js'
import { creationMeta, showDataset, showRow } from './show_dataset.js'

/** Creates datasets. A sync dataset is filled within the request, an async dataset by a run. */
@inject()
export class CreateDataset {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing,
    private readonly charges: Charges,
    private readonly responses: Responses,
    private readonly starting: StartRun,
    private readonly datasets: DatasetStore,
    private readonly filler: DatasetFiller,
    private readonly people: RowPeople
  ) {}

  /**
   * Responds 200 for a sync and 202 for an async dataset. Throws `upstream_unavailable` or a
   * billing error, and `queue_unavailable` for an async dataset.
   */
  async answer(ctx: HttpContext, request: DatasetRequest): Promise<void> {
    if (!(await this.filler.available()))
      throw new DomainError('upstream_unavailable', undefined, { retryable: true, retry_after_seconds: 5 })
    const columns = request.columns.map(({ key }) => key)
    const maximum = datasetMaximum(request.rows.length, columns)
    const dataset = this.#newDataset(ctx, request)
    if (request.mode === 'async') return this.#begin(ctx, dataset, maximum)
    return this.#fillNow(ctx, dataset, maximum)
  }

  /**
   * Fills a sync dataset. Reserves the maximum cost, and releases the reservation when the request
   * fails.
   */
  async #fillNow(ctx: HttpContext, dataset: StoredDataset, maximum: number): Promise<void> {
    const reservation = await this.charges.reserve(ctx, maximum)
    try {
      await this.#fillReserved(ctx, dataset, maximum, reservation)
    } catch (error) {
      // This does nothing if the reservation is already settled.
      await this.billing.release(reservation, new Date())
      throw error
    }
  }

  /**
   * Fills, stores and bills a sync dataset. After a failure, stores and bills the rows filled until
   * then and throws `upstream_unavailable`.
   */
  async #fillReserved(
    ctx: HttpContext,
    dataset: StoredDataset,
    maximum: number,
    reservation: string
  ): Promise<void> {
    const { request } = dataset
    const filled: (FilledRow | null)[] = request.rows.map(() => null)
    const { failure, readerWarnings } = await this.#fill(dataset, filled)
    const found = new FoundCells()
    for (const row of filled) if (row) found.add(row.cells)
    const done: StoredDataset = {
      ...dataset,
      status: failure ? 'failed' : 'completed',
      completedAt: new Date().toISOString(),
      rowsCompleted: filled.filter((row) => row !== null).length,
    }
    const store = async (tx: SqlTransaction) => {
      const { id, workspaceId, createdAt, completedAt } = done
      const status = failure ? 'failed' : 'completed'
      await this.datasets.create(
        {
          id,
          workspaceId,
          request,
          createdAt,
          reservationId: reservation,
          status,
          completedAt: completedAt!,
          filled,
          warnings: readerWarnings,
        },
        tx
      )
      if (!(await this.billing.settle(reservation, found.cost, new Date(), tx)))
        throw new Error('the reservation ended before the request')
    }
    if (failure) {
      ctx.logger.error({ err: failure, dataset_id: done.id }, 'could not fill a dataset')
      await this.sql.transaction(store)
      chargedBy.set(ctx, found.cost)
      const message = 'Some rows could not be filled. The cells found are stored; read them from the dataset.'
      throw new DomainError('upstream_unavailable', message, { dataset_id: done.id, retryable: true })
    }
    await this.responses.commit(ctx, async (tx) => {
      await store(tx)
      const rows = filled.map((row, position) =>
        showRow(done, {
          position,
          seed: request.rows[position],
          cells: row?.cells ?? null,
          personId: null,
          isErased: false,
        })
      )
      const meta = creationMeta(found.cost, maximum, await this.billing.balance(done.workspaceId, tx))
      const cells = filled.map((row) => row?.cells ?? null)
      const shortfall = datasetWarnings(cells, { reads: evidenceRead(), mode: 'sync' })
      const warnings = [...shortfall, ...readerWarnings]
      const data = { dataset: showDataset(done), rows }
      return { data, meta: { ...meta, ...(warnings.length > 0 ? { warnings } : {}) } }
    })
    chargedBy.set(ctx, found.cost)
  }

  /** Fills rows until the deadline. Cells without an answer by then have the status `timeout`. */
  async #fill(
    { request, workspaceId }: StoredDataset,
    filled: (FilledRow | null)[]
  ): Promise<{ failure: unknown; readerWarnings: string[] }> {
    const deadline = AbortSignal.timeout(request.deadlineMs)
    const rows = request.rows.map((seed, position) => ({ position, seed }))
    try {
      // Fills all rows concurrently, so that slow pages do not block other rows.
      const readerWarnings = await this.filler.fill(
        rows,
        request,
        deadline,
        async (position, cells, explanations, basis) => {
          const personId = await this.people.of(request, request.rows[position], cells, workspaceId)
          filled[position] = { cells, explanations, basis, personId }
        },
        { workspaceId, concurrency: rows.length }
      )
      return { failure: null, readerWarnings }
    } catch (error) {
      return { failure: error, readerWarnings: [] }
    }
  }

  /** Starts an async dataset. Reservation, run, dataset and response commit in one transaction. */
  async #begin(ctx: HttpContext, dataset: StoredDataset, maximum: number): Promise<void> {
    await this.starting.checkQueue()
    const key = ctx.auth.use('key').getUserOrFail()
    const now = new Date(dataset.createdAt)
    const { id, workspaceId, createdAt, request } = dataset
    await this.responses.commit(ctx, async (tx) => {
      const reservationId = await this.starting.reserve(ctx, maximum, now, tx)
      const run = { kind: DATASET_RUN, input: { datasetId: id }, reservationId }
      const { id: runId } = await this.starting.start(key, run, now, tx)
      await this.datasets.create({ id, workspaceId, request, createdAt, reservationId, runId }, tx)
      const meta = creationMeta(0, maximum, await this.billing.balance(workspaceId, tx))
      return { status: 202, data: { dataset: showDataset(dataset) }, meta }
    })
  }

  #newDataset(ctx: HttpContext, request: DatasetRequest): StoredDataset {
    return {
      id: newId('ds'),
      workspaceId: ctx.auth.use('key').getUserOrFail().workspaceId,
      request,
      status: 'queued',
      rowCount: request.rows.length,
      rowsCompleted: 0,
      createdAt: new Date().toISOString(),
      completedAt: null,
      warnings: [],
    }
  }
}
