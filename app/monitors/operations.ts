import { queryText } from '#app/search/search_schema'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'
import { MONITOR_STATES } from './show_monitor.js'

const id = s.string({ max: 100 })
const search = s.object({ query: queryText, count: s.integer({ min: 1, max: 150 }).default(10).optional() })
const cadence = s
  .string({ min: 1, max: 500 })
  .describe(
    'A recurrence rule of RFC 5545, as `FREQ=WEEKLY;BYDAY=MO`, after a `DTSTART;TZID=` line or none, or a cron expression of five fields, after `CRON_TZ=Europe/Berlin ` or nothing.'
  )
const webhookUrl = s
  .string({ min: 1, max: 2048, format: 'uri' })
  .describe('Receives monitor.item.created and monitor.item.changed.')

/** What a monitor is asked to be. */
export const wantedMonitor = {
  set_id: id.optional(),
  search: search.optional(),
  cadence,
  webhook_url: webhookUrl.optional(),
}

const monitor = s.object({
  id,
  set_id: id.optional(),
  search: s.object({ query: s.string(), count: s.integer() }).optional(),
  cadence: s.string(),
  webhook_url: s.string().nullable(),
  status: s.enum(MONITOR_STATES),
})

const PROVISIONAL = 'id, set_id or search, cadence, webhook_url and status; the cadence as in RFC 5545.'

export const createMonitorOperation = defineOperation({
  id: 'monitors.create',
  method: 'POST',
  path: '/v1/monitors',
  summary: 'Have a search or a Set recur',
  description:
    'At each time of the cadence the search is made again, or the last search of the Set. Who is new is told, and what changed of those told of before. After an outage it catches up once.',
  tag: 'Monitors',
  scope: 'people:search',
  body: s.object(wantedMonitor),
  success: { 201: monitor },
  provisional: PROVISIONAL,
})

export const createSetMonitorOperation = defineOperation({
  ...createMonitorOperation,
  id: 'sets.monitors.create',
  path: '/v1/sets/:id/monitors',
  summary: 'Have a Set recur',
  description: 'As POST /v1/monitors with the Set.',
  params: s.object({ id }),
  body: s.object({ cadence, webhook_url: webhookUrl.optional() }),
})

export const listMonitorsOperation = defineOperation({
  id: 'monitors.list',
  method: 'GET',
  path: '/v1/monitors',
  summary: 'List monitors',
  tag: 'Monitors',
  scope: 'people:search',
  success: { 200: s.object({ monitors: s.array(monitor) }) },
  provisional: PROVISIONAL,
})

export const deleteMonitorOperation = defineOperation({
  id: 'monitors.delete',
  method: 'DELETE',
  path: '/v1/monitors/:id',
  summary: 'Delete a monitor',
  tag: 'Monitors',
  scope: 'people:search',
  params: s.object({ id }),
  success: { 200: s.object({ id }) },
  provisional: 'The id of what was deleted.',
})
