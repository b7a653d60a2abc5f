import type { Chunk, ToolCall } from '../runs/agent'
import { callsIn } from '../runs/agent'

/** A chunk of the stream of POST /v1/agent/chat. */
export type StreamChunk =
  | Chunk
  | { type: 'start'; messageMetadata: { run_id: string; acu_limit: number } }
  | { type: 'source-url'; url: string; title?: string }
  | { type: 'data-structured_output'; data: unknown }
  | { type: 'finish'; messageMetadata: { acu_used: number } }
  | { type: 'error'; errorText: string }

/** A task and its answer so far. */
export type Turn = {
  task: string
  maxAcu: number
  chunks: StreamChunk[]
  runId: string | null
  status: 'running' | 'completed' | 'failed'
  error: string | null
}

export type Answer = {
  text: string
  calls: ToolCall[]
  pages: { url: string; title?: string }[]
  structured: unknown
  used: number
}

export const newTurn = (task: string, maxAcu: number): Turn => ({
  ...{ task, maxAcu, chunks: [], runId: null, status: 'running', error: null },
})

/** Adds a chunk. The last chunk of a stream ends the turn. */
export function withChunk(turn: Turn, chunk: StreamChunk): Turn {
  const next = { ...turn, chunks: [...turn.chunks, chunk] }
  if (chunk.type === 'start' && 'messageMetadata' in chunk) next.runId = chunk.messageMetadata.run_id
  if (chunk.type === 'finish') next.status = 'completed'
  return chunk.type === 'error' ? { ...next, status: 'failed', error: chunk.errorText } : next
}

/** Returns what the agent did and said in a turn. */
export function answerOf({ chunks }: Turn): Answer {
  const calls = callsIn(chunks as Chunk[])
  const finish = chunks.find((chunk) => chunk.type === 'finish')
  const spent = calls.reduce((sum, { outcome }) => sum + (outcome?.charge ?? 0), 0)
  return {
    calls,
    text: chunks.map((chunk) => (chunk.type === 'text-delta' ? chunk.delta : '')).join(''),
    pages: pagesIn(chunks),
    structured: chunks.find((chunk) => chunk.type === 'data-structured_output')?.data,
    used: finish?.messageMetadata.acu_used ?? spent,
  }
}

/** Returns the cited pages. */
export const pagesIn = (chunks: readonly (StreamChunk | Chunk)[]): Answer['pages'] =>
  chunks.flatMap((chunk) => (chunk.type === 'source-url' && 'url' in chunk ? [chunk] : []))
