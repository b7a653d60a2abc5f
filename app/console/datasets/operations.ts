import { MAX_ASYNC_ROWS } from '#domain/datasets/dataset'
import { datasetProperties, rowData } from '#app/datasets/dataset_schema'
import { defineConsoleOperation } from '#app/console/operation'
import { explanationData } from '#app/datasets/explanation_schema'
import { listOf, pageQuery } from '#app/console/page'
import { sortBy } from '#app/console/sort'
import { DATASET_SORTS } from '#app/datasets/dataset_store'
import { s } from '#app/shared/schema/schema'

/** A dataset with its title: the name that a member gave it, or its size. */
const titled = { ...datasetProperties, title: s.string() }

export const listDatasetsOperation = defineConsoleOperation({
  id: 'console.datasets.list',
  method: 'GET',
  path: '/workspaces/:workspace/datasets',
  summary: 'List the datasets of a workspace, newest first',
  access: 'member',
  query: pageQuery({ sort: sortBy(DATASET_SORTS) }),
  success: {
    200: listOf(
      s.object({
        ...titled,
        first_rows: s.string().describe('The names of the first rows'),
        cells_found: s.integer().nullable().describe('Null on a page with very many rows'),
        author: s.string().nullable().describe('The member, or else the name of the key'),
        charged: s.integer().nullable().describe('ACU, null until the charge is final'),
      })
    ),
  },
})

export const readDatasetOperation = defineConsoleOperation({
  id: 'console.datasets.read',
  method: 'GET',
  path: '/workspaces/:workspace/datasets/:id',
  summary: 'Read a dataset and its progress',
  access: 'member',
  success: { 200: s.object({ dataset: s.object({ ...titled, name: s.string().nullable() }) }) },
})

export const readDatasetRowsOperation = defineConsoleOperation({
  id: 'console.datasets.rows',
  method: 'GET',
  path: '/workspaces/:workspace/datasets/:id/rows',
  summary: 'List the rows of a dataset, in order',
  access: 'member',
  query: pageQuery({}),
  success: {
    200: s.object({
      items: s.array(rowData),
      next_cursor: s.string().nullable(),
      warnings: s.array(s.string()).describe('Why rows on this page have no answer, one sentence each'),
    }),
  },
})

/** Maximum number of lines in a sheet: a header and the rows of a dataset. */
export const MAX_SHEET_LINES = 1 + MAX_ASYNC_ROWS

export const readSheetOperation = defineConsoleOperation({
  id: 'console.datasets.sheet',
  method: 'POST',
  path: '/workspaces/:workspace/datasets/sheet',
  summary: 'Read the first sheet of an .xlsx file as text; keeps nothing',
  access: 'member',
  body: s.object({ content: s.string({ min: 1, max: 7_200_000 }).describe('The file in base64') }),
  success: {
    200: s.object({
      table: s.array(s.array(s.string())),
      is_cut: s.boolean().describe('Whether the sheet has more rows than the table'),
    }),
  },
})

export const exportDatasetOperation = defineConsoleOperation({
  id: 'console.datasets.export',
  method: 'POST',
  path: '/workspaces/:workspace/datasets/:id/exports',
  summary: 'Record an export of the rows, and read which rows were erased',
  access: 'member',
  success: { 200: s.object({ erased: s.array(s.integer()).describe('The `index` of each erased row') }) },
})

export const readExplanationOperation = defineConsoleOperation({
  id: 'console.datasets.explanation',
  method: 'GET',
  path: '/workspaces/:workspace/datasets/:id/rows/:index/explanation',
  summary: 'Read the votes for a cell of a dataset, and why its answer won',
  access: 'member',
  params: s.object({
    workspace: s.string({ max: 80 }),
    id: s.string({ max: 100 }),
    index: s.integerText({ min: 0 }),
  }),
  query: s.object({ column: s.string({ min: 1, max: 100 }) }),
  success: { 200: explanationData },
})
