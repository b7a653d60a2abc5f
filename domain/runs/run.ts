import type { ErrorCode } from '#domain/errors'
import type { RunStatus } from './status.js'

/** Durable work: its input, progress and result. Times are ISO 8601 UTC. */
export type Run = {
  id: string
  workspaceId: string
  keyId: string
  /** The capability that executes the run, such as `dataset`. */
  kind: string
  status: RunStatus
  input: unknown
  /** The handler's last saved state. After a crash, the handler resumes from it. */
  checkpoint: unknown
  output: unknown
  error: RunError | null
  /** The reservation that the run spends from. It ends with the run. */
  reservationId: string | null
  /** ACU charged when the run ended. */
  charged: number
  attempts: number
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
  expiresAt: string
}

export type RunError = { code: ErrorCode; message: string }

/** The result that a handler returns. `charge` is in ACU, at most the reserved amount. */
export type RunResult =
  | { status: 'completed'; output: unknown; charge: number }
  | { status: 'failed'; error: RunError; output?: unknown; charge: number }
