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
import { RUN_STATUSES } from '#domain/runs/status'
import { type Schema, s } from '#app/shared/schema/schema'

export const LOOKALIKES_V1 = 'stage_aligned_lookalikes_v1'

const sessionId = s
  .string({ min: 1, max: 200, pattern: /\S/ })
  .describe('A stable id of a conversation; the first turn begins it.')
  .optional()

const anyObject = (description: string) => s.record(s.any().nullable()).describe(description).optional()
// Counted in characters rather than in the units of the validator, which may be more.
const task = s.string({ pattern: /\S/ }).with({ maxLength: TASK_CHARS })

/** What one turn is asked with. */
const askFields = {
  task: task.describe('What to do. This or prompt is required.').optional(),
  prompt: task.describe('The older name of task.').deprecated().optional(),
  inputs: anyObject(`What the task works on; at most ${INPUTS_BYTES} bytes of JSON.`),
  session_id: sessionId,
  max_results: s.integer({ min: 1, max: RESULTS.max }).default(RESULTS.default).optional(),
  max_acu: s
    .integer({ min: 1, max: ACU.max })
    .describe('Held when the run is accepted and never passed; what could pass it is not started.')
    .default(ACU.default)
    .optional(),
  sources: s
    .array(s.enum(AGENT_SOURCES), { min: 1, max: AGENT_SOURCES.length, unique: true })
    .describe('people: the index of people and companies. public_web: pages.')
    .default([...AGENT_SOURCES])
    .provisional('Both where left out.')
    .optional(),
  memory: s
    .enum(MEMORIES)
    .describe("What the turn may do with its session's conversation.")
    .provisional('Where left out, read_write with a session_id and none without one.')
    .optional(),
  response_format: s
    .enum(RESPONSE_FORMATS)
    .describe('markdown: the completed poll answers the output alone, as Markdown.')
    .default('standard')
    .provisional('standard where left out.')
    .optional(),
  output_schema: anyObject('A JSON Schema (2020-12 or draft-07) that data.structured_output has to meet.'),
  output_contract: s
    .enum([LOOKALIKES_V1])
    .describe('A schema of the service. Needs stage_seed, sources exactly [public_web] and memory none.')
    .optional(),
  stage_seed: s
    .record(s.any())
    .with(SEED_SCHEMA)
    .describe('The company whose lookalikes are wanted: its name, its domain, or both.')
    .provisional('A company, by name or domain; its stage is its latest funding stage.')
    .optional(),
  stage_options: s
    .object({
      requested_count: s.integer({ min: 1, max: LOOKALIKES.max }).default(LOOKALIKES.default).optional(),
    })
    .optional(),
}

export const agentBody = s.object({
  operation: s.enum(['ask', 'connect', 'connections']).default('ask').optional(),
  app: s.string({ min: 1, max: 100 }).describe('Of connect: the app to connect.').optional(),
  ...askFields,
})

export const chatBody = s.object(askFields)

export const cancelBody = s.object({
  session_id: sessionId,
  run_id: s.string({ min: 1, max: 100 }).optional(),
})

const accepted = { run_id: s.string(), status: s.enum(RUN_STATUSES), poll_url: s.string() }
const app = s.string().describe('Of connect: the app.').provisional('Echoed on connect.').optional()

/** A run as its creation and its cancellation answer it. */
export const runData = s.object({ ...accepted, app })

/** A run as it is polled: with what it made once it is completed. */
export const polledRunData = s.object({
  ...accepted,
  app,
  output: s
    .string()
    .describe(
      "The answer's text; of connect the address at which its user grants the app, for the key that asked alone, until it is used or ten minutes old."
    )
    .optional(),
  artifacts: s
    .array(s.any())
    .describe('The raw outputs of the research tools; of a cancelled run, those that were charged.')
    .optional(),
  structured_output: s
    .any()
    .with({ 'x-output-contracts': { [LOOKALIKES_V1]: LOOKALIKES_SCHEMA } })
    .describe('What output_schema describes, or x-output-contracts for an output_contract.')
    .provisional(
      'The shape of the contract: companies at the stage of the seed, each with the pages that say so.'
    )
    .optional(),
})

export const connectionsData = s.object({
  connections: s.array(
    s.object({ app: s.string(), status: s.enum(['pending', 'connected', 'expired', 'failed']) })
  ),
})

export const cancelledData = s.object({ runs: s.array(s.object(accepted)) })

const acu = s.integer({ min: 0 })
export const agentMeta: Record<string, Schema<any>> = { acu_limit: acu, acu_used: acu }
