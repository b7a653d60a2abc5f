import { maximumOf } from '#domain/sets/estimate'
import {
  createMonitorOperation,
  deleteMonitorOperation,
  listMonitorsOperation,
} from '#app/monitors/operations'
import {
  addSearchOperation,
  cancelSetOperation,
  createSearchOperation,
  importOperation,
  listSetsOperation,
  previewOperation,
  readItemsOperation,
  readSetOperation,
} from '#app/sets/operations'
import { budgetOf, DEFAULT_COUNT } from '#app/sets/read_search'
import env from '#start/env'
import type { CallOther, RouteToolDefinition } from './route_tool.js'

const prices = env.get('PRICES')
const id = 'The id of the Set.'
const PRICE = `Costs ${prices.sets} ACU per admitted person and ${prices.set_fields} per found value of an enrichment.`

type Search = { count?: number; max_cost_usd?: number }

function searchMaximum({ count = DEFAULT_COUNT, max_cost_usd }: Search, columns: number): number {
  const maximum = maximumOf({ people: count, values: count * columns }, prices)
  return Math.min(maximum, budgetOf(max_cost_usd, columns) ?? maximum)
}

async function readSet(setId: string, call: CallOther) {
  const { data } = await call(readSetOperation, { params: { id: setId } })
  return data as { searches: { count: number }[]; enrichments: unknown[] }
}

export const SET_TOOLS: readonly RouteToolDefinition[] = [
  {
    name: 'sets_list',
    title: 'List Sets',
    description: 'Lists the Sets of the workspace, newest first. A Set is a list of people. Free.',
    operation: listSetsOperation,
  },
  {
    name: 'set_preview',
    title: 'Preview a Set',
    description:
      'Returns the criteria that a Set would use, a few unverified candidates and the maximum cost. Creates nothing. Free. Use it before set_create.',
    operation: previewOperation,
  },
  {
    name: 'set_create',
    title: 'Build a list of people',
    description: `Creates a Set: finds candidates, verifies each against the criteria, and fills the enrichments. Works in the background; read it with set_read and set_items. ${PRICE}`,
    operation: createSearchOperation,
    effect: 'creates',
    maxCharge: ({ search, enrichments = [] }: { search: Search; enrichments?: unknown[] }) =>
      searchMaximum(search, enrichments.length),
  },
  {
    name: 'set_read',
    title: 'Read a Set',
    description: 'Returns the status, searches and progress of a Set. Free.',
    operation: readSetOperation,
    ids: { id },
  },
  {
    name: 'set_items',
    title: 'Read the people of a Set',
    description:
      'Pages through the people of a Set with verdicts, evidence and values, also while it runs. status=admitted returns only people who match. Free.',
    operation: readItemsOperation,
    ids: { id },
  },
  {
    name: 'set_add_search',
    title: 'Search for more people',
    description: `Adds a search to a Set. Works in the background. ${PRICE}`,
    operation: addSearchOperation,
    ids: { id },
    effect: 'creates',
    maxCharge: async (input: Search & { id: string }, call) =>
      searchMaximum(input, (await readSet(input.id, call)).enrichments.length),
  },
  {
    name: 'set_import',
    title: 'Add known people to a Set',
    description: `Adds people to a Set from rows or CSV text. People already in the Set are skipped. Costs ${prices.set_fields} ACU per found value of an enrichment.`,
    operation: importOperation,
    ids: { id },
    effect: 'creates',
    maxCharge: async (input: { id: string; rows?: unknown[]; csv?: string }, call) => {
      const rows = input.rows?.length ?? input.csv?.split('\n').length ?? 0
      const values = rows * (await readSet(input.id, call)).enrichments.length
      return maximumOf({ people: 0, values }, prices)
    },
  },
  {
    name: 'set_cancel',
    title: 'Cancel a Set',
    description: 'Stops all work on a Set. Admitted people and filled values are kept. Free.',
    operation: cancelSetOperation,
    ids: { id },
    effect: 'removes',
  },
  {
    name: 'monitors_list',
    title: 'List monitors',
    description: 'Lists the monitors of the workspace. Free.',
    operation: listMonitorsOperation,
  },
  {
    name: 'monitor_create',
    title: 'Create a monitor',
    description: `Runs a search, or the last search of a Set, on a schedule and reports new and changed people. Each round costs as much as its search: ${prices.sets} ACU per admitted person.`,
    operation: createMonitorOperation,
    effect: 'creates',
    // A monitor needs its key for months; an access token expires within the hour.
    keysOnly: true,
    maxCharge: async ({ search, set_id }: { search?: Search; set_id?: string }, call) => {
      const set = set_id === undefined ? undefined : await readSet(set_id, call)
      return searchMaximum(
        { count: search?.count ?? set?.searches.at(-1)?.count },
        set?.enrichments.length ?? 0
      )
    },
  },
  {
    name: 'monitor_delete',
    title: 'Delete a monitor',
    description: 'Deletes a monitor. Free.',
    operation: deleteMonitorOperation,
    ids: { id: 'The id of the monitor.' },
    effect: 'removes',
  },
]
