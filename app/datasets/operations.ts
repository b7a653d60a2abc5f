import { defineOperation } from '#app/shared/http/operation'
import { jobsQuery, nextCursor, pageQuery } from '#app/shared/schema/paging'
import { dryRunData } from '#app/billing/dry_run'
import { s } from '#app/shared/schema/schema'
import { cell, createBody, creationCost, datasetData, rowData } from './dataset_schema.js'

const filledData = s.object({ dataset: datasetData, rows: s.array(rowData) }).named('DatasetsCreateData')

export const createDatasetOperation = defineOperation({
  id: 'datasets.create',
  heavy: true,
  method: 'POST',
  path: '/v1/datasets',
  summary: 'Fill columns for a list of people or companies',
  description:
    'Fills columns for rows of people, companies or other entities. Each cell has one reconciled answer, a confidence and public evidence. Mode sync returns the rows; mode async returns 202.',
  tag: 'Datasets',
  scope: 'people:search',
  olderKeys: true,
  priced: true,
  body: createBody,
  maxBodyBytes: 8 * 1024 * 1024,
  success: {
    200: s.any({ anyOf: [filledData.json, dryRunData.json] }),
    202: s.object({ dataset: datasetData }),
  },
  meta: creationCost,
  errors: ['upstream_unavailable', 'queue_unavailable'],
})

/** Maximum number of rows whose cells are computed again in one request. */
export const MAX_ROWS_AGAIN = 50

export const readDatasetOperation = defineOperation({
  id: 'datasets.read',
  method: 'GET',
  path: '/v1/datasets/:id',
  summary: 'Read a dataset and its progress',
  tag: 'Datasets',
  scope: 'people:search',
  olderKeys: true,
  success: { 200: s.object({ dataset: datasetData }) },
})

export const listDatasetsOperation = defineOperation({
  id: 'datasets.list',
  method: 'GET',
  path: '/v1/datasets',
  summary: 'List datasets, newest first',
  tag: 'Datasets',
  scope: 'people:search',
  olderKeys: true,
  query: s.object(jobsQuery),
  success: { 200: s.object({ datasets: s.array(datasetData), next_cursor: nextCursor }) },
  addition: 'The interface reads datasets only by id.',
})

export const readRowsOperation = defineOperation({
  id: 'datasets.rows',
  method: 'GET',
  path: '/v1/datasets/:id/rows',
  summary: 'Page through the rows of a dataset',
  description: 'Returns rows in the order submitted, also while the dataset is running.',
  tag: 'Datasets',
  scope: 'people:search',
  olderKeys: true,
  query: s.object({
    ...pageQuery,
    as_of: s
      .string({ max: 10 })
      .with({ format: 'date', 'x-addition': 'The interface reads rows only as they were filled.' })
      .describe(
        'Answers the cells again from the stored readings of their pages up to this day (UTC). Contact columns have no answer. A page has at most 50 rows.'
      )
      .optional(),
    explain: s
      .enum(['true', 'false'])
      .with({ 'x-addition': 'The interface reads rows only as they were filled.' })
      .describe('Adds `explanation` to each cell: the votes for each value.')
      .optional(),
  }),
  success: { 200: s.object({ rows: s.array(rowData), next_cursor: s.string().nullable() }) },
  meta: { warnings: creationCost.warnings },
  errors: ['upstream_unavailable'],
  provisional: 'data.rows and data.next_cursor, which is null on the last page.',
})

export const pageChange = s.object({
  url: s.string(),
  read_before: s.time(),
  read_now: s.time().nullable(),
  change: s.enum(['changed', 'gone']),
})

export const changedCell = s
  .object({
    index: s.integer(),
    column: s.string(),
    before: cell,
    now: cell,
    pages: s
      .array(pageChange)
      .describe(
        'The changed pages that the answer depends on. Empty if only statements got older, or rules of kith changed.'
      ),
  })
  .named('ChangedCell')

export const diffOperation = defineOperation({
  id: 'datasets.diff',
  heavy: true,
  method: 'GET',
  path: '/v1/datasets/:id/diff',
  summary: 'List cells that newer readings answer otherwise',
  description:
    'Answers the cells again from the newest stored readings of their pages, without reading the web, and lists the cells with another status or value. Contact columns are left out. `rows_left_out` counts rows filled before kith kept what answers depend on.',
  tag: 'Datasets',
  scope: 'people:search',
  olderKeys: true,
  query: s.object({
    ...pageQuery,
    limit: s.integerText({ min: 1, max: MAX_ROWS_AGAIN }).default(MAX_ROWS_AGAIN).optional(),
  }),
  success: {
    200: s.object({ cells: s.array(changedCell), next_cursor: nextCursor, rows_left_out: s.integer() }),
  },
  errors: ['upstream_unavailable'],
  addition: 'The interface has no comparison.',
})
