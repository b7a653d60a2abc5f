import type { ErrorCode } from '#domain/errors'
import { defineOperation } from '#app/shared/http/operation'
import { jobsQuery, nextCursor } from '#app/shared/schema/paging'
import { s } from '#app/shared/schema/schema'
import {
  agentBody,
  agentMeta,
  cancelBody,
  cancelledData,
  chatBody,
  connectionsData,
  listedRunData,
  polledRunData,
  runData,
} from './agent_schema.js'

const ADMISSION: ErrorCode[] = [
  'insufficient_acu',
  'daily_budget_exceeded',
  'monthly_budget_exceeded',
  'queue_unavailable',
]
const EVENT_STREAM = 'text/event-stream'
const STREAM =
  'Streams use the AI SDK UI message stream format: start, text and tool chunks, then one terminal chunk, finish or error.'

export const agentOperation = defineOperation({
  id: 'agent',
  method: 'POST',
  path: '/v1/agent',
  summary: 'Start an agent task or connect an app',
  description:
    '`ask` starts a durable run. With `Accept: text/event-stream` the response streams the run; otherwise poll `poll_url`. `connect` starts connecting an app. `connections` lists the connected apps of the workspace.',
  tag: 'Agent',
  scope: 'agent:chat',
  body: agentBody,
  success: { 200: connectionsData, 202: runData },
  media: [EVENT_STREAM],
  meta: agentMeta,
  errors: ADMISSION,
  provisional: `${STREAM} Each connection has app and status.`,
})

export const listAgentRunsOperation = defineOperation({
  id: 'agent.runs.list',
  method: 'GET',
  path: '/v1/agent/runs',
  summary: 'List agent runs, newest first',
  description: 'Runs are listed for 7 days, without their outputs.',
  tag: 'Agent',
  scope: 'agent:chat',
  query: s.object(jobsQuery),
  success: { 200: s.object({ runs: s.array(listedRunData), next_cursor: nextCursor }) },
  addition: 'The interface reads agent runs only by id.',
})

export const readAgentRunOperation = defineOperation({
  id: 'agent.runs.read',
  method: 'GET',
  path: '/v1/agent/runs/:id',
  summary: 'Read an agent run',
  description:
    'Runs are kept for 7 days. A failed run returns its error. A completed run with response_format `markdown` returns only its output. With `Accept: text/event-stream` the response streams the events of the run after after_seq.',
  tag: 'Agent',
  scope: 'agent:chat',
  query: s.object({
    after_seq: s
      .integerText({ min: -1 })
      .describe('For streams: the number of the last event you received; -1 streams from the beginning.')
      .default(-1)
      .provisional('Same as for the events of a Set.')
      .optional(),
  }),
  success: { 200: polledRunData },
  media: ['text/markdown', EVENT_STREAM],
  meta: agentMeta,
  errors: [
    'run_expired',
    'structured_output_unverified',
    'structured_output_incomplete',
    'structured_output_invalid',
    'agent_unavailable',
    'upstream_unavailable',
  ],
  provisional:
    'Statuses are queued, running, completed, failed and cancelled. A failed run returns an error.',
})

export const cancelAgentRunOperation = defineOperation({
  id: 'agent.runs.cancel',
  method: 'DELETE',
  path: '/v1/agent/runs/:id',
  summary: 'Cancel an agent run',
  description:
    'Cancels a run that is not yet billed. Only calls already finished are charged; polling returns their outputs in artifacts. A run that has ended is unchanged.',
  tag: 'Agent',
  scope: 'agent:chat',
  success: { 200: runData },
  meta: agentMeta,
  errors: ['run_expired'],
  provisional: 'Returns the run with its new status.',
})

export const agentChatOperation = defineOperation({
  id: 'agent.chat',
  method: 'POST',
  path: '/v1/agent/chat',
  summary: 'Start an agent task and stream it',
  description: 'Same as `ask` of POST /v1/agent, but always streams the run.',
  tag: 'Agent',
  scope: 'agent:chat',
  body: chatBody,
  success: {},
  media: [EVENT_STREAM],
  errors: ADMISSION,
  provisional: 'Body and stream are those of POST /v1/agent for ask.',
})

export const cancelAgentChatOperation = defineOperation({
  id: 'agent.chat.cancel',
  method: 'POST',
  path: '/v1/agent/chat/cancel',
  summary: 'Cancel a run or all runs of a session',
  description:
    'Cancels the run with run_id, or every running run of the session. Only calls already finished are charged.',
  tag: 'Agent',
  scope: 'agent:cancel',
  body: cancelBody,
  success: { 200: cancelledData },
  errors: ['run_expired'],
  provisional: 'Takes session_id or run_id. Returns the runs with their new status.',
})
