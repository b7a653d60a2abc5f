import { defineConsoleOperation } from '#app/console/operation'
import { listOf, pageQuery } from '#app/console/page'
import { s } from '#app/shared/schema/schema'

const STATUS = {
  pattern: /^(?:[245]xx|[1-5][0-9]{2})$/,
  message: 'must be a class such as 4xx, or a code such as 404',
}
const METHODS = ['GET', 'POST', 'PATCH', 'DELETE'] as const

export const loggedRequest = s.object({
  id: s.string().describe('The request_id of the response'),
  method: s.string(),
  title: s.string().nullable().describe('What the request asks for, in words'),
  path: s.string().describe('With the ids of Sets, datasets and other things, and without the query'),
  status: s.integer(),
  error: s.string().nullable().describe('The code of the error'),
  duration_ms: s.integer().nullable().describe('Null for a stream'),
  charged: s.integer().nullable().describe('Credits charged before the response'),
  key_id: s.string(),
  key_name: s.string().nullable().describe('Null for a deleted key'),
  created_at: s.time(),
})

const filters = {
  method: s.enum(METHODS).optional(),
  path: s.string({ min: 1, max: 200 }).describe('Only paths that contain this text').optional(),
  status: s
    .string({ ...STATUS, max: 3 })
    .describe('A class such as 4xx, or a code such as 404')
    .optional(),
  key: s.string({ min: 1, max: 40 }).optional(),
  hours: s.integerText({ min: 1, max: 48 }).optional(),
  slower_than: s.integerText({ min: 1, max: 600_000 }).describe('In ms; streams have no duration').optional(),
}
export const requestFilters = s.object(filters)

export const listRequestsOperation = defineConsoleOperation({
  id: 'console.request_log.list',
  method: 'GET',
  path: '/workspaces/:workspace/request-log',
  summary: 'List the requests of the last two days, newest first; filters search the newest 50,000',
  access: 'member',
  query: pageQuery(filters),
  success: { 200: listOf(loggedRequest) },
})

export const readRequestOperation = defineConsoleOperation({
  id: 'console.request_log.read',
  method: 'GET',
  path: '/workspaces/:workspace/request-log/:request',
  summary: 'Read one request of the log',
  access: 'member',
  success: { 200: loggedRequest },
})

export const requestsByKeyOperation = defineConsoleOperation({
  id: 'console.request_log.by_key',
  method: 'GET',
  path: '/workspaces/:workspace/key-requests',
  summary: 'Count the requests of each key in the last 24 hours, of the newest 50,000',
  access: 'member',
  success: {
    200: s.object({
      items: s.array(
        s.object({
          key_id: s.string(),
          slots: s
            .array(
              s.object({
                at: s.time(),
                requests: s.integer(),
                failed: s.integer().describe('4xx and 5xx'),
              })
            )
            .describe('One per hour, oldest first'),
        })
      ),
    }),
  },
})

export const countRequestsOperation = defineConsoleOperation({
  id: 'console.request_log.counts',
  method: 'GET',
  path: '/workspaces/:workspace/request-counts',
  summary: 'Count the requests of the log over time and by status; filters search the newest 50,000',
  access: 'member',
  query: requestFilters,
  success: {
    200: s.object({
      slots: s.array(
        s.object({
          at: s.time().describe('The start of the slot'),
          requests: s.integer(),
          refused: s.integer().describe('4xx'),
          failed: s.integer().describe('5xx'),
        })
      ),
      statuses: s.array(s.object({ status: s.integer(), requests: s.integer() })).describe('By code'),
      p50_ms: s.integer().nullable(),
      p95_ms: s.integer().nullable(),
    }),
  },
})
