import { wantedMonitor } from '#app/monitors/operations'
import { MONITOR_SORTS } from '#app/monitors/monitor_store'
import { MONITOR_STATES } from '#app/monitors/show_monitor'
import { defineConsoleOperation } from '#app/console/operation'
import { listOf, pageQuery, workspaceParams } from '#app/console/page'
import { sortBy } from '#app/console/sort'
import { s } from '#app/shared/schema/schema'

const time = s.string({ format: 'date-time' })
const params = s.object({ workspace: s.string({ max: 80 }), monitor: s.string({ max: 100 }) })
const MONITORS = '/workspaces/:workspace/monitors'
const MONITOR = `${MONITORS}/:monitor`
const shared = { access: 'admin' as const, params }

const monitor = s.object({
  id: s.string(),
  status: s.enum(MONITOR_STATES),
  set_id: s.string().nullable().describe('The Set whose last search recurs'),
  search: s.object({ query: s.string(), count: s.integer() }).nullable(),
  cadence: s.string(),
  schedule: s.string().describe('The cadence in words'),
  webhook_url: s.string().nullable(),
  key_id: s.string().describe('The key it spends under'),
  is_searching: s.boolean().describe('Whether a search of its Set is awaited'),
  rounds: s.integer(),
  failures: s.integer().describe('How often the round it is at has failed'),
  last_error: s.string().nullable(),
  next_runs: s.array(time, { max: 5 }).describe('None where it is held or completed'),
  paused_at: time.nullable(),
  created_at: time,
})

export const listMonitorsOperation = defineConsoleOperation({
  id: 'console.monitors.list',
  method: 'GET',
  path: MONITORS,
  summary: 'Monitors of a workspace, oldest first',
  access: 'member',
  params: workspaceParams,
  query: pageQuery({ sort: sortBy(MONITOR_SORTS) }),
  success: { 200: listOf(monitor) },
})

export const readMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.read',
  method: 'GET',
  path: MONITOR,
  summary: 'A monitor with its rounds, newest first',
  access: 'member',
  params,
  query: pageQuery({}),
  success: {
    200: s.object({
      monitor,
      people: s.integer().describe('Whom it has told of'),
      rounds: listOf(
        s.object({
          sequence: s.integer(),
          found: s.integer(),
          created: s.integer().describe('Who were told as new'),
          changed: s.integer().describe('Of whom a change was told'),
          error: s.string().nullable().describe('The code of a round that failed'),
          ended_at: time,
        })
      ),
    }),
  },
})

export const createMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.create',
  method: 'POST',
  path: MONITORS,
  summary: 'Have a search or a Set recur, under a key of the workspace',
  access: 'admin',
  params: workspaceParams,
  body: s.object({ ...wantedMonitor, key_id: s.string({ min: 1, max: 60 }) }),
  success: { 201: s.object({ id: s.string() }) },
})

export const pauseMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.pause',
  method: 'POST',
  path: `${MONITOR}/pause`,
  summary: 'Hold a monitor: no round begins until it goes on',
  ...shared,
  success: { 200: s.object({}) },
})

export const resumeMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.resume',
  method: 'POST',
  path: `${MONITOR}/resume`,
  summary: 'Let a monitor go on, with its first occurrence to come',
  ...shared,
  success: { 200: s.object({}) },
})

export const removeMonitorOperation = defineConsoleOperation({
  id: 'console.monitors.remove',
  method: 'DELETE',
  path: MONITOR,
  summary: 'Delete a monitor and whom it knows',
  ...shared,
  success: { 200: s.object({}) },
})
