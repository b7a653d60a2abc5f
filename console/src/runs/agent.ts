import type { Run } from './runs'

export type Citation = { url: string; title: string | null; quote: string | null }
export type Outcome =
  | { ok: true; output: unknown; citations: Citation[]; charge: number }
  | { ok: false; code: string; message: string; charge: number }
/** A call of a tool; without an outcome it is under way. */
export type ToolCall = { id: string; tool: string; input: unknown; outcome?: Outcome }

export type Ask = {
  task: string
  inputs: Record<string, unknown>
  maxAcu: number
  maxResults: number
  sources: string[]
  memory: string
}
type Chunk =
  | { type: 'text-delta'; delta: string }
  | { type: 'tool-input-available'; toolCallId: string; toolName: string; input: unknown }
  | {
      type: 'start' | 'text-start' | 'text-end' | 'tool-output-available' | 'tool-output-error' | 'source-url'
    }

export type AgentRun = {
  /** Null where the run connects an app. */
  ask: Ask | null
  app: string | null
  calls: ToolCall[]
  /** What it answered; while it works, what it has said lately. */
  answer: string
  structured: unknown
  used: number | null
}

/** What a run of the agent was asked, did and answered, as its input, checkpoint, events and output have it. */
export function agentRun({ input, checkpoint, output, events }: Run): AgentRun {
  const { ask = null, app = null } = (input ?? {}) as { ask?: Ask; app?: string }
  const { calls = [], limits } = (checkpoint ?? {}) as { calls?: ToolCall[]; limits?: { used: number } }
  const chunks = events.flatMap(({ type, data }) => (type === 'agent.chunk' ? [data as Chunk] : []))
  const known = new Set(calls.map(({ id }) => id))
  const begun = chunks.flatMap((chunk): ToolCall[] =>
    chunk.type === 'tool-input-available' && !known.has(chunk.toolCallId)
      ? [{ id: chunk.toolCallId, tool: chunk.toolName, input: chunk.input }]
      : []
  )
  const said = chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : '')).join('')
  const made = (output ?? {}) as { output?: string; structured?: unknown }
  return {
    ask,
    app,
    calls: [...calls, ...begun],
    answer: made.output ?? said,
    structured: made.structured,
    used: limits?.used ?? null,
  }
}
