import { defineConsoleOperation } from '#app/console/operation'
import { s } from '#app/shared/schema/schema'

const milliseconds = s.number().nullable()

const requests = {
  requests: s.integer(),
  refused: s.integer().describe('Responses with a 4xx status'),
  failed: s.integer().describe('Responses with a 5xx status'),
  p50_ms: milliseconds,
  p95_ms: milliseconds,
}

export const readRequestsOperation = defineConsoleOperation({
  id: 'console.requests.read',
  method: 'GET',
  path: '/workspaces/:workspace/requests',
  summary: 'Read error counts and latencies, by route and over time',
  access: 'member',
  query: s.object({ hours: s.integerText({ min: 1, max: 48 }).default(24).optional() }),
  success: {
    200: s.object({
      from: s.time(),
      to: s.time(),
      slot_minutes: s.integer(),
      all: s.object(requests),
      routes: s.array(s.object({ route: s.string(), ...requests })),
      slots: s.array(s.object({ at: s.time(), ...requests })),
    }),
  },
})

export const readServiceOperation = defineConsoleOperation({
  id: 'console.service.read',
  method: 'GET',
  path: '/service',
  summary: 'Read the state of processes, queue and page archive',
  access: 'operator',
  success: {
    200: s.object({
      processes: s.array(
        s.object({
          role: s.enum(['all', 'web', 'worker']),
          host: s.string(),
          started_at: s.time(),
          beat_at: s.time(),
        })
      ),
      queue: s.object({
        reachable: s.boolean(),
        waiting: s.integer(),
        running: s.integer(),
        dead: s.integer().describe('Jobs that failed too often'),
      }),
      dead_jobs: s.array(s.object({ id: s.string(), died_at: s.time(), attempt: s.integer() })),
      work: s.array(
        s.object({
          kind: s.string(),
          waiting: s.integer(),
          running: s.integer(),
          oldest_waiting_at: s.time().nullable(),
          failed_last_hour: s.integer(),
        })
      ),
      webhooks: s.object({
        waiting: s.integer(),
        oldest_at: s.time().nullable().describe('Creation of the oldest delivery that is not finished'),
        disabled: s.integer().describe('Webhooks that are disabled because their receivers failed'),
      }),
      retention: s.array(
        s.object({ what: s.string(), kept_days: s.integer(), oldest_at: s.time().nullable() })
      ),
      archive: s.object({
        pages: s.integer(),
        files: s.integer(),
        bytes: s.integer(),
        newest_reading: s.time().nullable(),
      }),
    }),
  },
})

export const checkServiceOperation = defineConsoleOperation({
  id: 'console.service.check',
  method: 'GET',
  path: '/service/checks',
  summary: 'Check every part of the service and what it depends on',
  access: 'operator',
  success: {
    200: s.object({
      findings: s.array(
        s.object({
          check: s.string(),
          state: s.enum(['ok', 'warning', 'problem', 'off']),
          says: s.string(),
          fix: s.string().nullable(),
        })
      ),
    }),
  },
})

export const reviveJobsOperation = defineConsoleOperation({
  id: 'console.service.revive',
  method: 'POST',
  path: '/service/revive',
  summary: 'Retry all jobs that failed too often',
  access: 'operator',
  success: { 200: s.object({ revived: s.integer() }) },
})
