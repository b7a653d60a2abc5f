import type { Run } from './runs'

type Citation = { url: string; title: string | null; quote: string | null }
export type Outcome =
  | { ok: true; output: unknown; citations: Citation[]; charge: number }
  | { ok: false; code: string; message: string; charge: number }
/** A tool call. It has no outcome while it runs. */
export type ToolCall = { id: string; tool: string; input: unknown; outcome?: Outcome }

export type Task = {
  task: string
  inputs: Record<string, unknown>
  maxAcu: number
  maxResults: number
  sources: string[]
  memory: string
}
export type Chunk =
  | { type: 'text-delta'; delta: string }
  | { type: 'tool-input-available'; toolCallId: string; toolName: string; input: unknown }
  | { type: 'tool-output-available'; toolCallId: string; output: unknown }
  | { type: 'tool-output-error'; toolCallId: string; errorText: string }
  | { type: 'start' | 'text-start' | 'text-end' | 'source-url' }

export type AgentRun = {
  /** Null if the run connects an app. */
  task: Task | null
  app: string | null
  calls: ToolCall[]
  /** The answer. While the agent works, the text so far. */
  answer: string
  structured: unknown
  used: number
}

/**
 * Returns the task, tool calls and answer of an agent run. The service shows the
 * checkpoint with the tool calls only after the run ends. Until then, takes the calls from the
 * events, which lack some costs.
 */
export function agentRun(run: Run): AgentRun {
  const { input, checkpoint, output } = run
  const { ask: task = null, app = null } = (input ?? {}) as { ask?: Task; app?: string }
  const { calls: stored } = (checkpoint ?? {}) as { calls?: ToolCall[] }
  const chunks = chunksOf(run)
  const calls = stored ?? callsIn(chunks)
  const text = chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : '')).join('')
  const made = (output ?? {}) as { output?: string; structured?: unknown }
  return {
    task,
    app,
    calls,
    answer: made.output ?? text,
    structured: made.structured,
    used: calls.reduce((sum, { outcome }) => sum + (outcome?.charge ?? 0), 0),
  }
}

/** Returns the stream chunks among the latest events of a run. */
export const chunksOf = ({ events }: Run): Chunk[] =>
  events.flatMap(({ type, data }) => (type === 'agent.chunk' ? [data as Chunk] : []))

/** Returns the tool calls of events. A later event of a call adds to the call or overwrites it. */
export function callsIn(chunks: readonly Chunk[]): ToolCall[] {
  const calls = new Map<string, ToolCall>()
  for (const chunk of chunks) {
    if (chunk.type === 'tool-input-available') {
      const { toolCallId: id, toolName: tool, input } = chunk
      calls.set(id, { ...calls.get(id), id, tool, input })
    } else if (chunk.type === 'tool-output-available' || chunk.type === 'tool-output-error') {
      const call = calls.get(chunk.toolCallId)
      if (call) calls.set(call.id, { ...call, outcome: outcomeOf(chunk, call.outcome?.charge) })
    }
  }
  return [...calls.values()]
}

function outcomeOf(chunk: Extract<Chunk, { toolCallId: string; toolName?: never }>, charge = 0): Outcome {
  if (chunk.type === 'tool-output-error') {
    const [code, ...message] = chunk.errorText.split(': ')
    return { ok: false, code, message: message.join(': '), charge }
  }
  const { output } = chunk
  const cost = (output as { acu_used?: unknown } | null)?.acu_used
  return { ok: true, output, citations: [], charge: typeof cost === 'number' ? cost : charge }
}
