import type { AgentCitation } from './tool.js'

/** What was said before in a session whose memory may be read (AG-017). */
export type Message = { role: 'user' | 'assistant'; text: string }

/** The seed of a `stage_aligned_lookalikes_v1` contract (AG-020 to AG-023). */
export type LookalikeContract = { seed: Record<string, unknown>; count: number }

/** One turn to answer. `outputSchema` is a validated JSON Schema; never both it and `lookalikes`. */
export type AgentTurn = {
  task: string
  inputs: Record<string, unknown>
  history: readonly Message[]
  maxResults: number
  outputSchema: Record<string, unknown> | null
  lookalikes: LookalikeContract | null
}

/**
 * An answer. `text` is Markdown. `structured` is what the schema or contract asks for, undefined where none does or it
 * could not be filled. `stopped` says in words why not all that was asked was done, null when it was.
 */
export type AgentAnswer = {
  text: string
  structured?: unknown
  citations: AgentCitation[]
  stopped: string | null
}
