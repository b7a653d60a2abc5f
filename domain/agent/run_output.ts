import type { ToolCall } from './tool.js'
import type { AgentAnswer } from './turn.js'

/**
 * The output of a completed run. `structured` is present only if a schema or contract was given.
 */
export type RunOutput = { output: string; artifacts: unknown[]; structured?: unknown }

/**
 * The output of a run: the answer's text, including why it stopped early, and the raw tool outputs
 * in call order. Contains nothing about memory or planning.
 */
export function runOutput(answer: AgentAnswer, calls: readonly ToolCall[], isStructured: boolean): RunOutput {
  return {
    output: outputText(answer),
    artifacts: artifactsOf(calls),
    ...(isStructured ? { structured: answer.structured } : {}),
  }
}

/** The raw outputs of successful calls, in call order. */
export const artifactsOf = (calls: readonly ToolCall[]): unknown[] =>
  calls.flatMap(({ tool, outcome }) => (outcome.ok ? [{ tool, output: outcome.output }] : []))

function outputText({ text, stopped }: AgentAnswer): string {
  if (stopped === null || text.includes(stopped)) return text
  return [text.trimEnd(), `Stopped early: ${stopped}`].filter(Boolean).join('\n\n')
}
