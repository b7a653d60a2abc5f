import { readRowsOperation } from '#app/datasets/operations'
import { datasetData } from '#app/datasets/dataset_schema'
import { defineConsoleOperation } from '#app/console/operation'
import { listOf, pageQuery, workspaceParams } from '#app/console/page'
import { sortBy } from '#app/console/sort'
import { DATASET_SORTS } from '#app/datasets/dataset_store'
import { weighingData } from '../explanation_schema.js'
import { s } from '#app/shared/schema/schema'

const datasetParams = s.object({ workspace: s.string({ max: 80 }), id: s.string({ max: 100 }) })

export const listDatasetsOperation = defineConsoleOperation({
  id: 'console.datasets.list',
  method: 'GET',
  path: '/workspaces/:workspace/datasets',
  summary: 'Datasets of a workspace, newest first',
  access: 'member',
  params: workspaceParams,
  query: pageQuery({ sort: sortBy(DATASET_SORTS) }),
  success: { 200: listOf(datasetData) },
})

export const readDatasetOperation = defineConsoleOperation({
  id: 'console.datasets.read',
  method: 'GET',
  path: '/workspaces/:workspace/datasets/:id',
  summary: 'A dataset and its progress',
  access: 'member',
  params: datasetParams,
  success: { 200: s.object({ dataset: datasetData }) },
})

export const readDatasetRowsOperation = defineConsoleOperation({
  id: 'console.datasets.rows',
  method: 'GET',
  path: '/workspaces/:workspace/datasets/:id/rows',
  summary: 'Rows of a dataset in their order',
  access: 'member',
  params: datasetParams,
  query: readRowsOperation.query,
  success: readRowsOperation.success as { 200: any },
})

export const readWeighingOperation = defineConsoleOperation({
  id: 'console.datasets.weighing',
  method: 'GET',
  path: '/workspaces/:workspace/datasets/:id/rows/:index/weighing',
  summary: 'What was weighed for a cell of a dataset, and why its answer won',
  access: 'member',
  params: s.object({
    workspace: s.string({ max: 80 }),
    id: s.string({ max: 100 }),
    index: s.integerText({ min: 0 }),
  }),
  query: s.object({ column: s.string({ min: 1, max: 100 }) }),
  success: { 200: weighingData },
})
