import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DEADLINE_MS, type DatasetRequest } from '#domain/datasets/dataset'
import { requestProblems } from '#domain/datasets/request_problems'
import { validationFailed } from '#domain/errors'
import { becomeHeavy } from '#app/access/take_turns'
import { callerSignal } from '#app/shared/http/caller_signal'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import type { Infer } from '#app/shared/schema/schema'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { CreateDataset } from './create_dataset.js'
import { datasetInput } from './dataset_input.js'
import type { createBody } from './dataset_schema.js'
import { DatasetDiff } from './dataset_diff.js'
import { DatasetDryRuns } from './dataset_dry_runs.js'
import { DatasetStore } from './dataset_store.js'
import {
  diffOperation,
  listDatasetsOperation,
  MAX_ROWS_AGAIN,
  readDatasetOperation,
  readRowsOperation,
} from './operations.js'
import { ReadRows } from './read_rows.js'
import { showDataset } from './show_dataset.js'

@inject()
export default class DatasetsController {
  constructor(
    private readonly createDataset: CreateDataset,
    private readonly dryRuns: DatasetDryRuns,
    private readonly datasets: DatasetStore,
    private readonly readRows: ReadRows,
    private readonly compare: DatasetDiff
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await datasetInput(ctx)
    const request = toRequest(body)
    const problems = requestProblems(request)
    if (Object.keys(problems).length > 0) throw validationFailed(problems)
    if (!body.dry_run) return this.createDataset.answer(ctx, request)
    const { data, meta } = await this.dryRuns.of(request, workspaceOf(ctx))
    return success(ctx, data, meta)
  }

  async read(ctx: HttpContext) {
    const { params } = await input(ctx, readDatasetOperation)
    const dataset = await this.datasets.get(workspaceOf(ctx), params.id)
    return success(ctx, { dataset: showDataset(dataset) })
  }

  async list(ctx: HttpContext) {
    const { query } = await input(ctx, listDatasetsOperation)
    const { page, next } = await this.datasets.page(workspaceOf(ctx), query.limit ?? 100, query.cursor)
    return success(ctx, { datasets: page.map(showDataset), next_cursor: next })
  }

  async rows(ctx: HttpContext) {
    const { params, query } = await input(ctx, readRowsOperation)
    const dataset = await this.datasets.get(workspaceOf(ctx), params.id)
    const { cursor, limit = 100, explain, as_of: asOf } = query
    if (asOf !== undefined) await becomeHeavy(ctx)
    const rows = asOf === undefined ? limit : Math.min(limit, MAX_ROWS_AGAIN)
    const options = { cursor, limit: rows, explain: explain === 'true', asOf, signal: callerSignal(ctx) }
    const { warnings, ...data } = await this.readRows.page(dataset, options)
    return success(ctx, data, warnings.length > 0 ? { warnings } : {})
  }

  async diff(ctx: HttpContext) {
    const { params, query } = await input(ctx, diffOperation)
    const dataset = await this.datasets.get(workspaceOf(ctx), params.id)
    const { cursor, limit = MAX_ROWS_AGAIN } = query
    const now = new Date().toISOString()
    const signal = callerSignal(ctx)
    return success(ctx, await this.compare.page(dataset, { cursor, limit, now, signal }))
  }
}

function toRequest(body: Infer<typeof createBody>): DatasetRequest {
  return {
    entityType: body.entity.type,
    rows: body.rows as DatasetRequest['rows'],
    columns: body.columns,
    mode: body.mode ?? 'sync',
    // Async requests ignore the deadline.
    deadlineMs: body.deadline_ms ?? DEADLINE_MS.default,
    maxAgeDays: body.freshness?.max_age_days ?? null,
    includeUnverified: body.include_unverified ?? false,
  }
}
