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
  | { type: 'tool-output-available'; toolCallId: string; output: unknown }
  | { type: 'tool-output-error'; toolCallId: string; errorText: string }
  | { type: 'start' | 'text-start' | 'text-end' | 'source-url' }

export type AgentRun = {
  /** Null where the run connects an app. */
  ask: Ask | null
  app: string | null
  calls: ToolCall[]
  /** What it answered; while it works, what it has said lately. */
  answer: string
  structured: unknown
  used: number
}

/**
 * What a run of the agent was asked, did and answered, as its input, checkpoint, events and output have it. The checkpoint comes with the
 * end of the run that pays for it; until then events tell of a call that costs no more than its cost.
 */
export function agentRun({ input, checkpoint, output, events }: Run): AgentRun {
  const { ask = null, app = null } = (input ?? {}) as { ask?: Ask; app?: string }
  const { calls: kept } = (checkpoint ?? {}) as { calls?: ToolCall[] }
  const chunks = events.flatMap(({ type, data }) => (type === 'agent.chunk' ? [data as Chunk] : []))
  const calls = kept ?? callsIn(chunks)
  const said = chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : '')).join('')
  const made = (output ?? {}) as { output?: string; structured?: unknown }
  return {
    ask,
    app,
    calls,
    answer: made.output ?? said,
    structured: made.structured,
    used: calls.reduce((sum, { outcome }) => sum + (outcome?.charge ?? 0), 0),
  }
}

/** The calls that events tell of; of what is told twice the later holds, which is the whole of it. */
function callsIn(chunks: readonly Chunk[]): ToolCall[] {
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
