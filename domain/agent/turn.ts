import type { AgentCitation } from './tool.js'

/** An earlier message of the session. */
export type Message = { role: 'user' | 'assistant'; text: string }

export type LookalikeContract = { seed: Record<string, unknown>; count: number }

/**
 * One turn. `outputSchema` is a validated JSON Schema. At most one of `outputSchema` and
 * `lookalikes` is set.
 */
export type AgentTurn = {
  task: string
  inputs: Record<string, unknown>
  history: readonly Message[]
  maxResults: number
  outputSchema: Record<string, unknown> | null
  lookalikes: LookalikeContract | null
}

/**
 * An answer. `text` is Markdown. `structured` fits the schema or contract; it is undefined without
 * either, or if it could not be filled. `stopped` explains why the answer is incomplete; null if it
 * is complete.
 */
export type AgentAnswer = {
  text: string
  structured?: unknown
  citations: AgentCitation[]
  stopped: string | null
}
