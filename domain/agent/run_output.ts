import type { ToolCall } from './tool.js'
import type { AgentAnswer } from './turn.js'

/** A completed run's output. `structured` is present only if a schema or contract was given. */
export type RunOutput = { output: string; artifacts: unknown[]; structured?: unknown }

/**
 * Builds a run's output from the text, any reason for stopping early, and the outputs of successful
 * calls.
 */
export function runOutput(answer: AgentAnswer, calls: readonly ToolCall[], isStructured: boolean): RunOutput {
  return {
    output: outputText(answer),
    artifacts: artifactsOf(calls),
    ...(isStructured ? { structured: answer.structured } : {}),
  }
}

export const artifactsOf = (calls: readonly ToolCall[]): unknown[] =>
  calls.flatMap(({ tool, outcome }) => (outcome.ok ? [{ tool, output: outcome.output }] : []))

function outputText({ text, stopped }: AgentAnswer): string {
  if (stopped === null || text.includes(stopped)) return text
  return [text.trimEnd(), `Stopped early: ${stopped}`].filter(Boolean).join('\n\n')
}
