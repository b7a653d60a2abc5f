import { wantedMonitor, wantedWebhookUrl } from '#app/monitors/operations'
import { MONITOR_SORTS } from '#app/monitors/monitor_store'
import { MONITOR_STATES } from '#app/monitors/show_monitor'
import { defineConsoleOperation } from '#app/console/operation'
import { listOf, pageQuery } from '#app/console/page'
import { sortBy } from '#app/console/sort'
import { s } from '#app/shared/schema/schema'

const MONITORS = '/workspaces/:workspace/monitors'
const MONITOR = `${MONITORS}/:monitor`

const round = {
  found: s.integer(),
  created: s.integer().describe('People reported as new'),
  changed: s.integer().describe('People reported with a change'),
  error: s.string().nullable().describe('The error code of a failed round'),
  ended_at: s.time(),
}

const report = {
  person_id: s.string(),
  name: s.string().nullable(),
  title: s.string().nullable(),
  company: s.string().nullable(),
  location: s.string().nullable(),
  is_indexed: s.boolean(),
  reported_at: s.time().nullable().describe('When the person was reported as new'),
  changed_at: s.time().nullable().describe('When the last change was reported'),
  changes: s.array(s.object({ field: s.string(), from: s.string(), to: s.string() })),
}

const monitor = s.object({
  id: s.string(),
  status: s.enum(MONITOR_STATES),
  set_id: s.string().nullable().describe('The Set whose latest search the monitor runs'),
  set_title: s.string().nullable(),
  search: s.object({ query: s.string(), count: s.integer() }).nullable(),
  cadence: s.string(),
  schedule: s.string().describe('The cadence in words'),
  webhook_url: s.string().nullable(),
  key_id: s.string().describe('The key that is charged'),
  charged_to: s.string().nullable().describe('The name of that key, or the member of a session key'),
  is_searching: s.boolean().describe('Whether a round waits for a search of its Set'),
  rounds: s.integer(),
  failures: s.integer().describe('Failed attempts of the current round'),
  last_error: s.string().nullable(),
  last_round: s.object(round).nullable(),
  last_rounds: s.array(s.object(round), { max: 20 }).describe('Oldest first'),
  next_runs: s.array(s.time(), { max: 5 }).describe('Empty when paused or completed'),
  paused_at: s.time().nullable(),
  created_at: s.time(),
})

export const listMonitorsOperation = defineConsoleOperation({
  id: 'console.monitors.list',
  method: 'GET',
  path: MONITORS,
  summary: 'List the monitors of a workspace, oldest first',
  access: 'member',
  query: pageQuery({ sort: sortBy(MONITOR_SORTS) }),
  success: { 200: listOf(monitor) },
})

export const readMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.read',
  method: 'GET',
  path: MONITOR,
  summary: 'Read a monitor with its rounds, newest first',
  access: 'member',
  query: pageQuery({}),
  success: {
    200: s.object({
      monitor,
      people: s.integer().describe('The number of people it has reported'),
      reports: s
        .array(s.object(report))
        .describe('The people reported last, as new or changed, latest first'),
      rounds: listOf(s.object({ sequence: s.integer(), ...round })),
    }),
  },
})

export const listReportsOperation = defineConsoleOperation({
  id: 'console.monitors.reports',
  method: 'GET',
  path: '/workspaces/:workspace/reports',
  summary: 'List the people whom the monitors of a workspace reported last',
  access: 'member',
  success: {
    200: s.object({ reports: s.array(s.object({ ...report, monitor_id: s.string() })) }),
  },
})

export const createMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.create',
  method: 'POST',
  path: MONITORS,
  summary: 'Run a search or Set on a schedule, charged to a key of the workspace',
  access: 'admin',
  body: s.object({ ...wantedMonitor, key_id: s.string({ min: 1, max: 60 }) }),
  success: { 201: s.object({ id: s.string() }) },
})

export const changeMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.change',
  method: 'POST',
  path: MONITOR,
  summary: 'Change the schedule, the search or the webhook of a monitor',
  access: 'admin',
  body: s.object({
    cadence: wantedMonitor.cadence.optional(),
    search: wantedMonitor.search,
    webhook_url: wantedWebhookUrl.nullable().optional(),
  }),
  success: { 200: s.object({}) },
})

export const pauseMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.pause',
  method: 'POST',
  path: `${MONITOR}/pause`,
  summary: 'Pause a monitor',
  access: 'admin',
  success: { 200: s.object({}) },
})

export const resumeMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.resume',
  method: 'POST',
  path: `${MONITOR}/resume`,
  summary: 'Resume a monitor at its next scheduled time',
  access: 'admin',
  success: { 200: s.object({}) },
})

export const removeMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.remove',
  method: 'DELETE',
  path: MONITOR,
  summary: 'Delete a monitor and the people it has reported',
  access: 'admin',
  success: { 200: s.object({}) },
})
