import { inject } from '@adonisjs/core'
import { Sql } from '#domain/ports/sql'
import type { Run, RunResult } from '#domain/runs/run'
import { type EarlyEnd, type RunContext, RunHandler } from '#app/runs/run_handler'
import { isStep } from '#app/runs/run_progress'
import { DatasetFiller } from './dataset_filler.js'
import { DatasetStore } from './dataset_store.js'
import { FoundCells } from './found_cells.js'
import { RowPeople } from './row_people.js'

export const DATASET_RUN = 'dataset'

/** Maximum time per row, so that a slow row cannot block an async dataset. */
const ROW_DEADLINE_MS = 120_000
const ROWS_PER_READ = 200

/** Fills async datasets. Stores a row only while the run is leased. Charges once at the end. */
@inject()
export default class DatasetRunHandler extends RunHandler {
  readonly kind = DATASET_RUN

  constructor(
    private readonly sql: Sql,
    private readonly datasets: DatasetStore,
    private readonly filler: DatasetFiller,
    private readonly people: RowPeople
  ) {
    super()
  }

  async handle({ run, signal, checkpoint, emit }: RunContext): Promise<RunResult> {
    const { datasetId } = run.input as { datasetId: string }
    const dataset = await this.datasets.get(run.workspaceId, datasetId)
    const { request, rowCount } = dataset
    const waiting = await this.datasets.pending(datasetId)
    const seeds = new Map(waiting.map(({ position, seed }) => [position, seed]))
    let done = rowCount - waiting.length
    const warnings = await this.filler.fill(
      waiting,
      request,
      signal,
      async (position, cells, explanations, basis) => {
        // An aborted row is incomplete and is filled again later.
        signal.throwIfAborted()
        const personId = await this.people.of(request, seeds.get(position)!, cells, run.workspaceId)
        await this.sql.transaction(async (tx) => {
          await checkpoint({ position }, tx)
          await this.datasets.fill(dataset, position, { cells, explanations, basis, personId }, tx)
          const progress = { rows_completed: ++done, row_count: rowCount, index: position }
          if (isStep(done, rowCount)) await emit('dataset.progress', progress, tx)
        })
      },
      { workspaceId: run.workspaceId, rowDeadlineMs: ROW_DEADLINE_MS }
    )
    if (warnings.length > 0) await this.datasets.warn(datasetId, warnings)
    const cost = await this.#cost(datasetId)
    return { status: 'completed', output: { dataset_id: datasetId }, charge: cost }
  }

  /** Charges the cells found so far. These cells stay readable. */
  override async endEarly(run: Run): Promise<EarlyEnd> {
    return { charge: await this.#cost((run.input as { datasetId: string }).datasetId) }
  }

  async #cost(datasetId: string): Promise<number> {
    const found = new FoundCells()
    for (let from = 0; ; from += ROWS_PER_READ) {
      const rows = await this.datasets.rows(datasetId, from, ROWS_PER_READ)
      for (const { cells } of rows) if (cells) found.add(cells)
      if (rows.length < ROWS_PER_READ) return found.cost
    }
  }
}
