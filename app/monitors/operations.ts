import { queryText } from '#app/search/search_schema'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'
import { MONITOR_STATES } from './show_monitor.js'

const id = s.string({ max: 100 })
const search = s
  .object({ query: queryText, count: s.integer({ min: 1, max: 150 }).default(10).optional() })
  .named('MonitorSearchInput')
const cadence = s
  .string({ min: 1, max: 500 })
  .describe(
    'The schedule: an RFC 5545 recurrence rule such as `FREQ=WEEKLY;BYDAY=MO`, with an optional `DTSTART;TZID=` line before it, or a cron expression of five fields, with an optional `CRON_TZ=Europe/Berlin ` before it.'
  )
  .named('Cadence')
const webhookUrl = s
  .string({ min: 1, max: 2048, format: 'uri' })
  .describe('URL that receives the events monitor.item.created and monitor.item.changed.')
  .named('MonitorWebhookUrl')

export const wantedWebhookUrl = webhookUrl
export const wantedMonitor = {
  set_id: id.optional(),
  search: search.optional(),
  cadence,
  webhook_url: webhookUrl.optional(),
}

const monitor = s
  .object({
    id,
    set_id: id.optional(),
    search: s.object({ query: s.string(), count: s.integer() }).optional(),
    cadence: s.string(),
    webhook_url: s.string().nullable(),
    status: s.enum(MONITOR_STATES).named('MonitorStatus'),
  })
  .named('Monitor')

const PROVISIONAL = 'Returns id, set_id or search, cadence, webhook_url and status. cadence follows RFC 5545.'

export const createMonitorOperation = defineOperation({
  id: 'monitors.create',
  method: 'POST',
  path: '/v1/monitors',
  summary: 'Create a monitor',
  description:
    'Runs a search, or the last search of a Set, on a schedule. Reports new people and changes of people reported before. Missed runs after an outage are caught up with one run.',
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
  summary: 'Create a monitor for a Set',
  description: 'Same as POST /v1/monitors with set_id.',
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
  success: { 200: s.object({ id }) },
  provisional: 'Returns the id of the deleted object.',
})
