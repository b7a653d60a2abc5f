import type { ToolCall } from './tool.js'
import type { AgentAnswer } from './turn.js'

/** What a completed run answers. `structured` is there only where a schema or contract asked for it (AG-025). */
export type RunOutput = { output: string; artifacts: unknown[]; structured?: unknown }

/**
 * The output of a run: the answer's text, which says why where it stopped early, and the raw outputs of the tools in the order
 * they came, nothing of memory or planning (AG-028, AG-029).
 */
export function runOutput(answer: AgentAnswer, calls: readonly ToolCall[], isStructured: boolean): RunOutput {
  return {
    output: told(answer),
    artifacts: artifactsOf(calls),
    ...(isStructured ? { structured: answer.structured } : {}),
  }
}

/** The raw outputs of the calls that succeeded, in their order. */
export const artifactsOf = (calls: readonly ToolCall[]): unknown[] =>
  calls.flatMap(({ tool, outcome }) => (outcome.ok ? [{ tool, output: outcome.output }] : []))

function told({ text, stopped }: AgentAnswer): string {
  if (stopped === null || text.includes(stopped)) return text
  return [text.trimEnd(), `Stopped early: ${stopped}`].filter(Boolean).join('\n\n')
}
