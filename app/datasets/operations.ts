import { defineOperation } from '#app/shared/http/operation'
import { jobsQuery, nextCursor, pageQuery } from '#app/shared/schema/paging'
import { dryRunData } from '#app/billing/dry_run'
import { s } from '#app/shared/schema/schema'
import { createBody, creationCost, datasetData, rowData } from './dataset_schema.js'

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

const params = s.object({ id: s.string({ max: 100 }) })

export const readDatasetOperation = defineOperation({
  id: 'datasets.read',
  method: 'GET',
  path: '/v1/datasets/:id',
  summary: 'Read a dataset and its progress',
  tag: 'Datasets',
  scope: 'people:search',
  olderKeys: true,
  params,
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
  params,
  query: s.object(pageQuery),
  success: { 200: s.object({ rows: s.array(rowData), next_cursor: s.string().nullable() }) },
  meta: { warnings: creationCost.warnings },
  provisional: 'data.rows and data.next_cursor, which is null on the last page.',
})
