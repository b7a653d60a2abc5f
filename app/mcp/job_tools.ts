import { mostCost } from '#domain/batch/budget'
import { datasetCost, datasetMaximum, STANDARD_CELLS_PER_ACU } from '#domain/billing/prices'
import { MAX_ASYNC_ROWS, MAX_SYNC_ROWS } from '#domain/datasets/dataset'
import { creditsOperation, usageOperation } from '#app/account/operations'
import {
  createBatchOperation,
  estimateOperation,
  listBatchesOperation,
  readBatchOperation,
  readBatchResultsOperation,
} from '#app/batch/operations'
import {
  createDatasetOperation,
  listDatasetsOperation,
  readDatasetOperation,
  readRowsOperation,
} from '#app/datasets/operations'
import env from '#start/env'
import type { RouteToolDefinition } from './route_tool.js'

const datasetId = 'The id of the dataset.'
const batchId = 'The id of the batch job.'
const batchPrice = env.get('PRICES').batch

const cost = (column: string) => datasetCost({ [column]: 1 })
const CELL_PRICES_TEXT = `Each found cell costs: custom ${cost('custom.any')} ACU, email.work ${cost('email.work')}, email.personal ${cost('email.personal')}, phone ${cost('phone')}. Other built-in cells cost ${cost('title')} ACU per ${STANDARD_CELLS_PER_ACU} found cells.`

type Dataset = { rows: unknown[]; columns: { key: string }[]; dry_run?: boolean }
type Batch = { people: unknown[]; fields: string[]; max_cost_usd?: number; dry_run?: boolean }

export const JOB_TOOLS: readonly RouteToolDefinition[] = [
  {
    name: 'datasets_list',
    title: 'List datasets',
    description: 'Lists the datasets of the workspace, newest first. Free.',
    operation: listDatasetsOperation,
  },
  {
    name: 'dataset_create',
    title: 'Fill a table',
    description: `Fills columns for rows of people or companies. Mode sync returns up to ${MAX_SYNC_ROWS} filled rows within a minute; mode async fills up to ${MAX_ASYNC_ROWS.toLocaleString('en')} rows in the background. ${CELL_PRICES_TEXT}`,
    operation: createDatasetOperation,
    effect: 'creates',
    maxCharge: ({ rows, columns, dry_run }: Dataset) =>
      dry_run
        ? 0
        : datasetMaximum(
            rows.length,
            columns.map(({ key }) => key)
          ),
  },
  {
    name: 'dataset_read',
    title: 'Read a dataset',
    description: 'Returns the status and progress of a dataset. Free.',
    operation: readDatasetOperation,
    ids: { id: datasetId },
  },
  {
    name: 'dataset_rows',
    title: 'Read the rows of a dataset',
    description: 'Pages through the rows of a dataset with their cells, also while it runs. Free.',
    operation: readRowsOperation,
    ids: { id: datasetId },
  },
  {
    name: 'batches_list',
    title: 'List batch jobs',
    description: 'Lists the batch jobs of the workspace, newest first. Free.',
    operation: listBatchesOperation,
  },
  {
    name: 'batch_estimate',
    title: 'Estimate a batch job',
    description: 'Returns the maximum cost of a batch job. Free.',
    operation: estimateOperation,
  },
  {
    name: 'batch_create',
    title: 'Enrich many people',
    description: `Finds contact details and profiles of up to 500 people in the background. Costs ${batchPrice} ACU per found field, never more than max_cost_usd.`,
    operation: createBatchOperation,
    effect: 'creates',
    maxCharge: ({ people, fields, max_cost_usd, dry_run }: Batch) =>
      dry_run ? 0 : mostCost(people.length, fields.length, batchPrice, max_cost_usd ?? null),
  },
  {
    name: 'batch_read',
    title: 'Read a batch job',
    description: 'Returns the status, progress and cost of a batch job. Free.',
    operation: readBatchOperation,
    ids: { id: batchId },
  },
  {
    name: 'batch_results',
    title: 'Read the results of a batch job',
    description: 'Pages through the results of a batch job, also while it runs. Free.',
    operation: readBatchResultsOperation,
    ids: { id: batchId },
  },
  {
    name: 'account_credits',
    title: 'Read the credit balance',
    description: 'Returns the remaining credits of the workspace. Free.',
    operation: creditsOperation,
  },
  {
    name: 'account_usage',
    title: 'Read limits and usage',
    description: 'Returns rate limits, usage per route and day, and the budgets of the key. Free.',
    operation: usageOperation,
  },
]
