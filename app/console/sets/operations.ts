import { ITEM_STATUSES, SET_STATUSES } from '#domain/sets/set'
import { SET_EXPORT_FORMATS, XLSX_TYPE } from '#app/sets/export_formats'
import { SET_SORTS } from '#app/sets/list_sets'
import { itemData, setProperties } from '#app/sets/set_schema'
import { defineConsoleOperation } from '#app/console/operation'
import { listOf, pageQuery } from '#app/console/page'
import { sortBy } from '#app/console/sort'
import { streamed, streamQuery } from '#app/console/streaming'
import { explanationData } from '#app/datasets/explanation_schema'
import { s } from '#app/shared/schema/schema'

/** The names of the first people in a Set, and how many more are in it. */
const firstPeople = s.object({ names: s.array(s.string()), more: s.integer() })

/** The name that a member gave the Set. */
const name = s.string().nullable()

const SETS = '/workspaces/:workspace/sets'

export const listSetsOperation = defineConsoleOperation({
  id: 'console.sets.list',
  method: 'GET',
  path: SETS,
  summary: 'List the Sets of a workspace, newest first',
  access: 'member',
  query: pageQuery({ sort: sortBy(SET_SORTS) }),
  success: { 200: listOf(s.object({ ...setProperties, name, first_people: firstPeople })) },
})

export const readSetOperation = defineConsoleOperation({
  id: 'console.sets.read',
  method: 'GET',
  path: `${SETS}/:id`,
  summary: 'Read a Set and its progress',
  access: 'member',
  success: {
    200: s.object({
      set: s.object({ ...setProperties, name }),
      run_id: s.string().nullable().describe('The current run of the Set'),
      charged: s.integer().describe('ACU for admitted people and values found'),
      shared: s.boolean().describe('Whether the Set has a share link'),
      prices: s
        .object({ person: s.integer(), value: s.integer() })
        .describe('ACU per admitted person and per found value'),
      last_seq: s.integer().describe('The number of its latest event, -1 before the first'),
    }),
  },
})

export const readSetItemsOperation = defineConsoleOperation({
  id: 'console.sets.items',
  method: 'GET',
  path: `${SETS}/:id/items`,
  summary: 'List the people of a Set in the order they were checked',
  access: 'member',
  query: pageQuery({ status: s.enum(ITEM_STATUSES).optional() }),
  success: { 200: listOf(itemData) },
})

export const readSetExplanationOperation = defineConsoleOperation({
  id: 'console.sets.explanation',
  method: 'GET',
  path: `${SETS}/:id/items/:item/explanation`,
  summary: 'Read the votes for a column of a person of a Set, and why its answer won',
  access: 'member',
  query: s.object({ column: s.string({ min: 1, max: 100 }) }),
  success: { 200: explanationData },
})

export const followSetOperation = defineConsoleOperation({
  id: 'console.sets.events',
  method: 'GET',
  path: `${SETS}/:id/events`,
  summary: 'Stream the events of a Set',
  access: 'member',
  query: streamQuery,
  ...streamed,
})

export const exportSetOperation = defineConsoleOperation({
  id: 'console.sets.export',
  method: 'GET',
  path: `${SETS}/:id/export`,
  summary: 'Export the admitted people of a Set as a file',
  access: 'member',
  query: s.object({
    format: s
      .enum([...SET_EXPORT_FORMATS, 'xlsx'])
      .default('json')
      .optional(),
  }),
  success: { 200: s.object({ items: s.array(itemData) }) },
  media: ['text/csv', XLSX_TYPE, 'application/wacz'],
})

export const cancelSetOperation = defineConsoleOperation({
  id: 'console.sets.cancel',
  method: 'POST',
  path: `${SETS}/:id/cancel`,
  summary: 'Cancel a Set; people and values found so far stay and are charged',
  access: 'admin',
  success: { 200: s.object({ status: s.enum(SET_STATUSES) }) },
})

export const shareSetOperation = defineConsoleOperation({
  id: 'console.sets.share',
  method: 'POST',
  path: `${SETS}/:id/share-link`,
  summary: 'Create a link that reads a Set without a key; it replaces the previous link',
  access: 'admin',
  success: { 201: s.object({ url: s.string().describe('Returned only once') }) },
})

export const unshareSetOperation = defineConsoleOperation({
  id: 'console.sets.unshare',
  method: 'DELETE',
  path: `${SETS}/:id/share-link`,
  summary: 'Revoke the share link of a Set',
  access: 'admin',
  success: { 200: s.object({}) },
})

export const excludeItemOperation = defineConsoleOperation({
  id: 'console.sets.exclude',
  method: 'POST',
  path: `${SETS}/:id/items/:item/exclusion`,
  summary: 'Leave an admitted person out of a Set that has no work left',
  access: 'admin',
  success: { 200: s.object({}) },
})

export const includeItemOperation = defineConsoleOperation({
  id: 'console.sets.include',
  method: 'DELETE',
  path: `${SETS}/:id/items/:item/exclusion`,
  summary: 'Take a person that was left out back into a Set',
  access: 'admin',
  success: { 200: s.object({}) },
})
