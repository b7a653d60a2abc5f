import { RUN_STATUSES } from '#domain/runs/status'
import { BATCH_FIELDS } from '#domain/batch/batch'
import { rowData } from '#app/batch/batch_schema'
import { defineConsoleOperation } from '#app/console/operation'
import { pageQuery } from '#app/console/page'
import { sortBy } from '#app/console/sort'
import { streamed, streamQuery } from '#app/console/streaming'
import { s } from '#app/shared/schema/schema'

export const RUN_SORTS = ['created', 'finished', 'kind', 'charged'] as const
const RUN = '/workspaces/:workspace/runs/:run'

const run = {
  id: s.string(),
  kind: s.string(),
  title: s
    .string()
    .nullable()
    .describe('The task of an agent, the person of a profile, the query of a Set, rows, or a size'),
  result: s.string().nullable().describe('The first line of an answer, or the progress of a record'),
  status: s.enum(RUN_STATUSES),
  key_id: s.string(),
  author: s.string().describe('The member whose session sent the request, or the name of the key').nullable(),
  charged: s.integer(),
  attempts: s.integer(),
  created_at: s.time(),
  started_at: s.time().nullable(),
  finished_at: s.time().nullable(),
  error: s.object({ code: s.string(), message: s.string() }).nullable(),
}

const amount = s.integer()

export const listRunsOperation = defineConsoleOperation({
  id: 'console.runs.list',
  method: 'GET',
  path: '/workspaces/:workspace/runs',
  summary: 'List the durable runs of a workspace, newest first',
  access: 'member',
  query: pageQuery({
    status: s
      .enum([...RUN_STATUSES, 'unfinished'])
      .describe('unfinished: queued or running')
      .optional(),
    kind: s.string({ min: 1, max: 40 }).optional(),
    sort: sortBy(RUN_SORTS),
  }),
  success: {
    200: s.object({
      items: s.array(s.object(run)),
      next_cursor: s.string().nullable(),
      counts: s
        .object({ queued: amount, running: amount, completed: amount, failed: amount, cancelled: amount })
        .describe('Of the newest 10,000 of the kind'),
    }),
  },
})

export const readRunOperation = defineConsoleOperation({
  id: 'console.runs.read',
  method: 'GET',
  path: RUN,
  summary: 'Read a run with its latest 200 events',
  access: 'member',
  success: {
    200: s.object({
      ...run,
      input: s.any(),
      checkpoint: s
        .any()
        .describe('The final state of its worker; null before the end, and if nothing was charged'),
      output: s.any(),
      expires_at: s.time().describe('When the input, checkpoint, output and events are deleted'),
      events: s.array(s.object({ seq: s.integer(), type: s.string(), data: s.any(), created_at: s.time() })),
    }),
  },
})

export const followRunOperation = defineConsoleOperation({
  id: 'console.runs.events',
  method: 'GET',
  path: `${RUN}/events`,
  summary: 'Stream the events of a run until it ends',
  access: 'member',
  query: streamQuery,
  ...streamed,
})

export const cancelRunOperation = defineConsoleOperation({
  id: 'console.runs.cancel',
  method: 'POST',
  path: `${RUN}/cancel`,
  summary: 'Cancel a run; results found so far stay readable and are charged',
  access: 'admin',
  success: { 200: s.object({ status: s.enum(RUN_STATUSES) }) },
})

const text = s.string().nullable()

export const readBatchOperation = defineConsoleOperation({
  id: 'console.batches.read',
  method: 'GET',
  path: '/workspaces/:workspace/batches/:id',
  summary: 'Read a batch enrichment job with its people, in order',
  access: 'member',
  query: pageQuery({}),
  success: {
    200: s.object({
      fields: s.array(s.enum(BATCH_FIELDS)),
      people_count: s.integer(),
      people_completed: s.integer(),
      stop_reason: s.enum(['max_cost_usd']).nullable(),
      items: s.array(rowData),
      next_cursor: text,
    }),
  },
})
