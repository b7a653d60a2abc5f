import type { ErrorCode } from '#domain/errors'
import { defineOperation } from '#app/shared/http/operation'
import { s } from '#app/shared/schema/schema'
import {
  agentBody,
  agentMeta,
  cancelBody,
  cancelledData,
  chatBody,
  connectionsData,
  polledRunData,
  runData,
} from './agent_schema.js'

/** What the balance and the budgets refuse, and what keeps a run from being begun. */
const ADMISSION: ErrorCode[] = [
  'insufficient_acu',
  'daily_budget_exceeded',
  'monthly_budget_exceeded',
  'queue_unavailable',
]
const EVENT_STREAM = 'text/event-stream'
const STREAM =
  'A stream has the chunks of the AI SDK UI message stream: start, text and tool chunks, and one terminal chunk, finish or error.'

export const agentOperation = defineOperation({
  id: 'agent',
  method: 'POST',
  path: '/v1/agent',
  summary: 'Give the agent a task',
  description:
    'ask begins a durable run: with Accept text/event-stream it is followed live, else answered at once and polled. connect begins the connection of an app, connections lists those of the workspace.',
  tag: 'Agent',
  scope: 'agent:chat',
  body: agentBody,
  success: { 200: connectionsData, 202: runData },
  media: [EVENT_STREAM],
  meta: agentMeta,
  errors: ADMISSION,
  provisional: `${STREAM} connections are answered as app and status.`,
})

const params = s.object({ id: s.string({ max: 100 }) })

export const readAgentRunOperation = defineOperation({
  id: 'agent.runs.read',
  method: 'GET',
  path: '/v1/agent/runs/:id',
  summary: 'Read an agent run',
  description:
    'Kept for 7 days. A run that failed answers with its error; one asked for as Markdown, once completed, with its output alone. With Accept text/event-stream the run is followed from after_seq on.',
  tag: 'Agent',
  scope: 'agent:chat',
  params,
  query: s.object({
    after_seq: s
      .integerText({ min: -1 })
      .describe('Of a stream: the number of the last event seen; -1 starts from the beginning.')
      .default(-1)
      .provisional('As on the events of a Set.')
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
    'Statuses are queued, running, completed, failed and cancelled; a failed run answers as an error.',
})

export const cancelAgentRunOperation = defineOperation({
  id: 'agent.runs.cancel',
  method: 'DELETE',
  path: '/v1/agent/runs/:id',
  summary: 'Cancel an agent run',
  description:
    'Before it is billed: only the calls that were done by then are charged, and the poll gives their outputs in artifacts. A run that has ended stays as it is.',
  tag: 'Agent',
  scope: 'agent:chat',
  params,
  success: { 200: runData },
  meta: agentMeta,
  errors: ['run_expired'],
  provisional: 'Answers the run with the status it has afterwards.',
})

export const agentChatOperation = defineOperation({
  id: 'agent.chat',
  method: 'POST',
  path: '/v1/agent/chat',
  summary: 'A turn of the agent, streamed',
  description: 'As an ask of POST /v1/agent that is followed live, whatever Accept says.',
  tag: 'Agent',
  scope: 'agent:chat',
  body: chatBody,
  success: {},
  media: [EVENT_STREAM],
  errors: ADMISSION,
  provisional: `The body is that of an ask. ${STREAM}`,
})

export const cancelAgentChatOperation = defineOperation({
  id: 'agent.chat.cancel',
  method: 'POST',
  path: '/v1/agent/chat/cancel',
  summary: 'Cancel what the agent is doing',
  description:
    'Cancels the run named, or every run of a session that has not ended. Only calls that were done by then are charged.',
  tag: 'Agent',
  scope: 'agent:cancel',
  body: cancelBody,
  success: { 200: cancelledData },
  errors: ['run_expired'],
  provisional: 'session_id or run_id in; the runs with the status they have afterwards out.',
})
