import { RUN_STATUSES } from '#domain/runs/status'
import { defineConsoleOperation } from '#app/console/operation'
import { listOf, pageQuery, workspaceParams } from '#app/console/page'
import { s } from '#app/shared/schema/schema'

const time = s.string({ format: 'date-time' })

const run = {
  id: s.string(),
  kind: s.string(),
  status: s.enum(RUN_STATUSES),
  key_id: s.string(),
  charged: s.integer(),
  attempts: s.integer(),
  created_at: time,
  started_at: time.nullable(),
  finished_at: time.nullable(),
}

export const listRunsOperation = defineConsoleOperation({
  id: 'console.runs.list',
  method: 'GET',
  path: '/workspaces/:workspace/runs',
  summary: 'Durable runs of a workspace, newest first',
  access: 'member',
  params: workspaceParams,
  query: pageQuery({
    status: s.enum(RUN_STATUSES).optional(),
    kind: s.string({ min: 1, max: 40 }).optional(),
  }),
  success: { 200: listOf(s.object(run)) },
})

export const readRunOperation = defineConsoleOperation({
  id: 'console.runs.read',
  method: 'GET',
  path: '/workspaces/:workspace/runs/:run',
  summary: 'A run with its first 500 events',
  access: 'member',
  params: s.object({ workspace: s.string({ max: 80 }), run: s.string({ max: 40 }) }),
  success: {
    200: s.object({
      ...run,
      input: s.any(),
      output: s.any(),
      error: s.object({ code: s.string(), message: s.string() }).nullable(),
      events: s.array(s.object({ seq: s.integer(), type: s.string(), data: s.any(), created_at: time })),
    }),
  },
})
