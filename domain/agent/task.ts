import type { AgentSource } from './tool.js'
import type { LookalikeContract } from './turn.js'

export const MEMORIES = ['none', 'read', 'read_write'] as const
type Memory = (typeof MEMORIES)[number]

export const RESPONSE_FORMATS = ['standard', 'markdown'] as const
type ResponseFormat = (typeof RESPONSE_FORMATS)[number]

/** A submitted turn, with defaults applied. JSON. */
export type AgentTask = {
  task: string
  inputs: Record<string, unknown>
  sessionId: string | null
  maxResults: number
  maxAcu: number
  sources: AgentSource[]
  memory: Memory
  responseFormat: ResponseFormat
  outputSchema: Record<string, unknown> | null
  lookalikes: LookalikeContract | null
}

/** The work of an agent run: answering a turn, or connecting an app. */
export type AgentWork = { operation: 'ask'; ask: AgentTask } | { operation: 'connect'; app: string }

export const TASK_CHARS = 20_000
export const INPUTS_BYTES = 32_000
export const RESULTS = { max: 25, default: 25 }
export const ACU = { max: 64, default: 2 }
export const LOOKALIKES = { max: 25, default: 10 }
