import type { BackoffPolicy } from '#domain/runs/backoff'

/** Times are in milliseconds. Sizes are in characters unless stated otherwise. */
export type ModelLimits = {
  /** Steps per answer. Retries and requests for structured output do not count. */
  steps: number
  /** Tool calls per answer, including refused ones. */
  calls: number
  /** Consecutive steps with only refused or malformed calls before tool calls are disabled. */
  fruitlessSteps: number
  /** Attempts per step when the transport fails. */
  attempts: number
  backoff: BackoffPolicy
  /** Longest wait before a retry that a server may request. After a longer request, the step fails. */
  longestWaitMs: number
  /** Maximum time until the first chunk of a response. */
  firstChunkMs: number
  /** Maximum time between two chunks of a response. */
  chunkMs: number
  /** Maximum time of a whole answer, with all steps and retries. */
  totalMs: number
  /** Maximum tokens of one response. */
  outputTokens: number
  /** Characters accepted per step, including reasoning and tool input. */
  stepChars: number
  responseBytes: number
  /** Maximum characters of one tool result. */
  outputChars: number
  /** Maximum characters of all tool results in one request. */
  contextChars: number
  /** Repair requests for structured output that is invalid or ungrounded. */
  repairs: number
}

export const MODEL_LIMITS: ModelLimits = {
  steps: 16,
  calls: 48,
  fruitlessSteps: 3,
  attempts: 3,
  backoff: { baseMs: 500, capMs: 8_000, jitter: 'equal' },
  longestWaitMs: 20_000,
  firstChunkMs: 120_000,
  chunkMs: 45_000,
  totalMs: 600_000,
  outputTokens: 4_000,
  stepChars: 48_000,
  responseBytes: 8 * 2 ** 20,
  outputChars: 12_000,
  contextChars: 96_000,
  repairs: 2,
}
