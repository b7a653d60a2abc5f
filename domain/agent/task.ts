import type { AgentSource } from './tool.js'
import type { LookalikeContract } from './turn.js'

export const MEMORIES = ['none', 'read', 'read_write'] as const
/** What a turn may do with the conversation of its session (AG-017). */
export type Memory = (typeof MEMORIES)[number]

export const RESPONSE_FORMATS = ['standard', 'markdown'] as const
export type ResponseFormat = (typeof RESPONSE_FORMATS)[number]

/** One turn as it was asked for, every default applied. JSON. */
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

/** What a run of the agent does: answers a turn, or begins the connection of an app. */
export type AgentWork = { operation: 'ask'; ask: AgentTask } | { operation: 'connect'; app: string }

export const TASK_CHARS = 20_000
export const INPUTS_BYTES = 32_000
export const RESULTS = { most: 25, default: 25 }
export const ACU = { most: 64, default: 2 }
export const LOOKALIKES = { most: 25, default: 10 }
