import type { ErrorCode } from '#domain/errors'
import type { RunStatus } from './status.js'

/** Durable work: what was asked, how far it is and how it ended. Times are ISO 8601 UTC. */
export type Run = {
  id: string
  workspaceId: string
  keyId: string
  /** The capability that carries it out, as `dataset`. */
  kind: string
  status: RunStatus
  input: unknown
  /** What its handler last kept to go on from. */
  checkpoint: unknown
  output: unknown
  error: RunError | null
  /** The reservation it spends from; ended with the run. */
  reservationId: string | null
  /** What was charged at its end, in ACU. */
  charged: number
  attempts: number
  createdAt: string
  startedAt: string | null
  finishedAt: string | null
  expiresAt: string
}

export type RunError = { code: ErrorCode; message: string }

/** One event of a run; sequence numbers start at 0 and have no gaps. */
export type RunEvent = { seq: number; type: string; data: unknown; createdAt: string }

/** How a handler ends a run. `charge` is in ACU, at most what is reserved. */
export type RunResult =
  | { status: 'completed'; output: unknown; charge: number }
  | { status: 'failed'; error: RunError; output?: unknown; charge: number }
