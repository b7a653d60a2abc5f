import { ITEM_STATUSES, SET_STATUSES } from '#domain/sets/set'
import { EXPORT_FORMATS } from '#app/sets/export_formats'
import { SET_SORTS } from '#app/sets/list_sets'
import { itemData, setData } from '#app/sets/set_schema'
import { defineConsoleOperation } from '#app/console/operation'
import { listOf, pageQuery, workspaceParams } from '#app/console/page'
import { sortBy } from '#app/console/sort'
import { streamed, streamQuery } from '#app/console/streaming'
import { weighingData } from '../explanation_schema.js'
import { s } from '#app/shared/schema/schema'

const params = s.object({ workspace: s.string({ max: 80 }), id: s.string({ max: 100 }) })
const SETS = '/workspaces/:workspace/sets'

export const listSetsOperation = defineConsoleOperation({
  id: 'console.sets.list',
  method: 'GET',
  path: SETS,
  summary: 'Sets of a workspace, newest first',
  access: 'member',
  params: workspaceParams,
  query: pageQuery({ sort: sortBy(SET_SORTS) }),
  success: { 200: listOf(setData) },
})

export const readSetOperation = defineConsoleOperation({
  id: 'console.sets.read',
  method: 'GET',
  path: `${SETS}/:id`,
  summary: 'A Set and its progress',
  access: 'member',
  params,
  success: {
    200: s.object({
      set: setData,
      run_id: s.string().nullable().describe('The run that works on it now'),
      charged: s.integer().describe('ACU, for who was admitted and what was found'),
      shared: s.boolean().describe('Whether a link reads it without a key'),
      last_seq: s.integer().describe('The number of its last event, -1 before the first'),
    }),
  },
})

export const readSetItemsOperation = defineConsoleOperation({
  id: 'console.sets.items',
  method: 'GET',
  path: `${SETS}/:id/items`,
  summary: 'The people of a Set in the order they were looked at',
  access: 'member',
  params,
  query: pageQuery({ status: s.enum(ITEM_STATUSES).optional() }),
  success: { 200: listOf(itemData) },
})

export const readSetWeighingOperation = defineConsoleOperation({
  id: 'console.sets.weighing',
  method: 'GET',
  path: `${SETS}/:id/items/:item/weighing`,
  summary: 'What was weighed for a column of a person of a Set, and why its answer won',
  access: 'member',
  params: s.object({
    workspace: s.string({ max: 80 }),
    id: s.string({ max: 100 }),
    item: s.string({ max: 100 }),
  }),
  query: s.object({ column: s.string({ min: 1, max: 100 }) }),
  success: { 200: weighingData },
})

export const followSetOperation = defineConsoleOperation({
  id: 'console.sets.events',
  method: 'GET',
  path: `${SETS}/:id/events`,
  summary: 'The events of a Set as they happen',
  access: 'member',
  params,
  query: streamQuery,
  ...streamed,
})

export const exportSetOperation = defineConsoleOperation({
  id: 'console.sets.export',
  method: 'GET',
  path: `${SETS}/:id/export`,
  summary: 'The people admitted to a Set, as a file',
  access: 'member',
  params,
  query: s.object({ format: s.enum(EXPORT_FORMATS).default('json').optional() }),
  success: { 200: s.object({ items: s.array(itemData) }) },
  media: ['text/csv'],
})

export const cancelSetOperation = defineConsoleOperation({
  id: 'console.sets.cancel',
  method: 'POST',
  path: `${SETS}/:id/cancel`,
  summary: 'Stop the work on a Set; what was admitted and found stays and is paid',
  access: 'admin',
  params,
  success: { 200: s.object({ status: s.enum(SET_STATUSES) }) },
})

export const shareSetOperation = defineConsoleOperation({
  id: 'console.sets.share',
  method: 'POST',
  path: `${SETS}/:id/share-link`,
  summary: 'Make a link that reads a Set without a key, in place of the one before',
  access: 'admin',
  params,
  success: { 201: s.object({ url: s.string().describe('This once') }) },
})

export const unshareSetOperation = defineConsoleOperation({
  id: 'console.sets.unshare',
  method: 'DELETE',
  path: `${SETS}/:id/share-link`,
  summary: 'Revoke the link of a Set',
  access: 'admin',
  params,
  success: { 200: s.object({}) },
})
