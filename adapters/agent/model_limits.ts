import type { BackoffPolicy } from '#domain/runs/backoff'

/** What holds a language model in bounds, whatever it does. Times in milliseconds, sizes in characters unless said otherwise. */
export type ModelLimits = {
  /** Requests to the model for one answer, those for structured output aside. */
  steps: number
  /** Tool calls for one answer, refused ones counted. */
  calls: number
  /** Steps in a row whose calls were all refused or malformed; then no more calls are taken. */
  fruitlessSteps: number
  /** Tries of a step whose transport failed, and the wait between them. */
  attempts: number
  backoff: BackoffPolicy
  /** The longest wait that a model server may ask for. */
  longestWaitMs: number
  firstChunkMs: number
  /** Between two pieces of an answer under way. */
  chunkMs: number
  totalMs: number
  /** Asked of the model for one step. */
  outputTokens: number
  /** Taken of one step, thoughts and tool input included. */
  stepChars: number
  responseBytes: number
  /** Shown of one tool's output, and of all that are in view at once. */
  outputChars: number
  contextChars: number
  /** Rounds in which structured output that does not validate is put right. */
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
