import { ACU, type AgentTask, INPUTS_BYTES, LOOKALIKES, RESULTS } from '#domain/agent/task'
import { seedProblems } from '#domain/agent/lookalikes/seed'
import { checkOutputSchema } from '#domain/agent/schema/check_output_schema'
import { AGENT_SOURCES } from '#domain/agent/tool'
import type { LookalikeContract } from '#domain/agent/turn'
import { type FieldErrors, validationFailed } from '#domain/errors'
import type { Infer } from '#app/shared/schema/schema'
import type { chatBody } from './agent_schema.js'

type Body = Infer<typeof chatBody>

/** Returns the task in a validated body. Throws `validation_failed` with every invalid field. */
export function readTask(body: Body): AgentTask {
  const problems: FieldErrors = Object.create(null)
  const add = (path: string, message: string) => {
    problems[path] = [...(problems[path] ?? []), message]
  }
  checkTask(body, add)
  checkInputs(body, add)
  checkOutput(body, add)
  if (Object.keys(problems).length > 0) throw validationFailed(problems)
  return {
    task: (body.task ?? body.prompt)!,
    inputs: body.inputs ?? {},
    sessionId: body.session_id ?? null,
    maxResults: body.max_results ?? RESULTS.default,
    maxAcu: body.max_acu ?? ACU.default,
    sources: body.sources ?? [...AGENT_SOURCES],
    memory: body.memory ?? (body.session_id === undefined || body.output_contract ? 'none' : 'read_write'),
    responseFormat: body.response_format ?? 'standard',
    outputSchema: body.output_schema ?? null,
    lookalikes: contractOf(body),
  }
}

type Add = (path: string, message: string) => void

function checkTask({ task, prompt }: Body, add: Add): void {
  if (task !== undefined && prompt !== undefined) add('prompt', 'must not be set together with task')
  if (task === undefined && prompt === undefined) add('task', 'is required')
}

function checkInputs({ inputs, stage_seed }: Body, add: Add): void {
  for (const [path, value] of [
    ['inputs', inputs],
    ['stage_seed', stage_seed],
  ] as const) {
    if (value === undefined) continue
    if (Array.isArray(value)) add(path, 'must be an object')
    else if (Buffer.byteLength(JSON.stringify(value)) > INPUTS_BYTES)
      add(path, `must be at most ${INPUTS_BYTES} bytes as JSON`)
  }
}

function checkOutput(body: Body, add: Add): void {
  const { output_schema, output_contract, stage_seed, stage_options, sources, memory } = body
  const problem = output_schema === undefined ? null : checkOutputSchema(output_schema)
  if (problem) add('output_schema', problem)
  if (output_contract === undefined) {
    for (const [path, value] of Object.entries({ stage_seed, stage_options }))
      if (value !== undefined) add(path, 'requires output_contract')
    return
  }
  if (output_schema !== undefined) add('output_schema', 'must not be set together with output_contract')
  for (const [path, messages] of Object.entries(stage_seed ? seedProblems(stage_seed) : {}))
    for (const message of messages) add(path, message)
  if (stage_seed === undefined) add('stage_seed', `is required with ${output_contract}`)
  if (sources?.length !== 1 || sources[0] !== 'public_web')
    add('sources', `must be exactly ["public_web"] with ${output_contract}`)
  if (memory !== undefined && memory !== 'none') add('memory', `must be none with ${output_contract}`)
}

function contractOf({ output_contract, stage_seed, stage_options }: Body): LookalikeContract | null {
  if (output_contract === undefined) return null
  return { seed: stage_seed!, count: stage_options?.requested_count ?? LOOKALIKES.default }
}
