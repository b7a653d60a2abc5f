import {
  ACU,
  INPUTS_BYTES,
  LOOKALIKES,
  MEMORIES,
  RESPONSE_FORMATS,
  RESULTS,
  TASK_CHARS,
} from '#domain/agent/task'
import { LOOKALIKES_SCHEMA } from '#domain/agent/lookalikes/contract'
import { SEED_SCHEMA } from '#domain/agent/lookalikes/seed'
import { AGENT_SOURCES } from '#domain/agent/tool'
import { runStatus } from '#app/runs/run_schema'
import { type Schema, s } from '#app/shared/schema/schema'

const LOOKALIKES_V1 = 'stage_aligned_lookalikes_v1'

const sessionId = s
  .string({ min: 1, max: 200, pattern: /\S/ })
  .describe(
    'Your id for a conversation. Runs with the same session_id share its messages; the first run creates it.'
  )
  .named('AgentSessionId')
  .optional()

const anyObject = (description: string) => s.record(s.any().nullable()).describe(description).optional()
// The validator counts UTF-16 units, so `readTask` checks the length in characters.
const task = s.string({ pattern: /\S/ }).with({ maxLength: TASK_CHARS })

const askFields = {
  task: task.describe('The task, in words. Either task or prompt is required.').optional(),
  prompt: task.describe('Former name of task.').deprecated().optional(),
  inputs: anyObject(`Data for the task; at most ${INPUTS_BYTES} bytes of JSON.`),
  session_id: sessionId,
  max_results: s.integer({ min: 1, max: RESULTS.max }).default(RESULTS.default).optional(),
  max_acu: s
    .integer({ min: 1, max: ACU.max })
    .describe(
      'Maximum ACU the run may cost. The amount is reserved when the run is accepted. Calls that could exceed it are not made.'
    )
    .default(ACU.default)
    .named('AgentMaxAcu')
    .optional(),
  sources: s
    .array(s.enum(AGENT_SOURCES), { min: 1, max: AGENT_SOURCES.length, unique: true })
    .describe('`people` is the index of people and companies. `public_web` is web pages.')
    .default([...AGENT_SOURCES])
    .provisional('Defaults to both.')
    .named('AgentSources')
    .optional(),
  memory: s
    .enum(MEMORIES)
    .describe('How the run uses the conversation of its session.')
    .provisional('Defaults to read_write with a session_id, and to none without one.')
    .named('AgentMemory')
    .optional(),
  response_format: s
    .enum(RESPONSE_FORMATS)
    .describe('With `markdown`, polling a completed run returns only its output, as Markdown.')
    .default('standard')
    .provisional('Defaults to standard.')
    .named('AgentResponseFormat')
    .optional(),
  output_schema: anyObject('A JSON Schema (2020-12 or draft-07) that data.structured_output must match.'),
  output_contract: s
    .enum([LOOKALIKES_V1])
    .describe(
      'A predefined output schema. Requires stage_seed, sources set to ["public_web"] and memory set to "none".'
    )
    .named('AgentOutputContract')
    .optional(),
  stage_seed: s
    .record(s.any())
    .with(SEED_SCHEMA)
    .describe('The company to find similar companies for, by name, domain or both.')
    .provisional('A company by name or domain. stage is its latest funding stage.')
    .optional(),
  stage_options: s
    .object({
      requested_count: s.integer({ min: 1, max: LOOKALIKES.max }).default(LOOKALIKES.default).optional(),
    })
    .optional(),
}

export const agentBody = s.object({
  operation: s.enum(['ask', 'connect', 'connections']).default('ask').optional(),
  app: s.string({ min: 1, max: 100 }).describe('For `connect`: the app to connect.').optional(),
  ...askFields,
})

export const chatBody = s.object(askFields)

export const cancelBody = s.object({
  session_id: sessionId,
  run_id: s.string({ min: 1, max: 100 }).optional(),
})

const accepted = { run_id: s.string(), status: runStatus, poll_url: s.string() }
const app = s.string().describe('For `connect`: the app.').provisional('Returned for connect.').optional()

/** A run in the response to its creation or cancellation. */
export const runData = s.object({ ...accepted, app }).named('AgentRun')

export const listedRunData = s
  .object({
    ...accepted,
    app,
    task: s.string().nullable().describe('The task; null for `connect`.'),
    acu_limit: s.integer({ min: 0 }),
    acu_used: s.integer({ min: 0 }),
    created_at: s.time(),
    completed_at: s.time().nullable(),
  })
  .named('ListedAgentRun')

/** A run in the response to polling. A completed run has its output. */
export const polledRunData = s
  .object({
    ...accepted,
    app,
    output: s
      .string()
      .describe(
        'The text of the answer. For `connect`: the URL where the user grants access to the app. Only the key that started the run can read it, until it is used or for ten minutes.'
      )
      .optional(),
    artifacts: s
      .array(s.any())
      .describe('Raw outputs of the research tools. For a cancelled run: the outputs that were charged.')
      .optional(),
    structured_output: s
      .any()
      .with({ 'x-output-contracts': { [LOOKALIKES_V1]: LOOKALIKES_SCHEMA } })
      .describe(
        'Output that matches output_schema. For an output_contract, it matches the schema under x-output-contracts.'
      )
      .provisional(
        'The output of the contract: companies at the same funding stage as the seed, each with source pages.'
      )
      .optional(),
  })
  .named('AgentRunResult')

export const connectionsData = s.object({
  connections: s.array(
    s
      .object({ app: s.string(), status: s.enum(['pending', 'connected', 'expired', 'failed']) })
      .named('AppConnection')
  ),
})

export const cancelledData = s.object({ runs: s.array(s.object(accepted)) })

const acu = s.integer({ min: 0 })
export const agentMeta: Record<string, Schema<any>> = { acu_limit: acu, acu_used: acu }
