import type { ErrorCode } from '#domain/errors'
import type { Run, RunResult } from '#domain/runs/run'
import type { SqlTransaction } from '#domain/ports/sql'

/**
 * Operations on a run that this worker has leased. When the worker has lost the lease, writes throw
 * LeaseLost.
 */
export type RunContext = {
  run: Run
  /** Aborts when the run is cancelled, its lease is lost or the worker stops. Return or throw soon after. */
  signal: AbortSignal
  /** Stores the state from which the run resumes, in the transaction `tx` if given. */
  checkpoint(data: unknown, tx?: SqlTransaction): Promise<void>
  /** Adds an event and returns its sequence number. */
  emit(type: string, data: unknown, tx?: SqlTransaction): Promise<number>
}

/**
 * How a run ends. `alongside` runs in the transaction that ends the run. `alongside` returns the charge in
 * ACU, which replaces `charge` and is lower if another run has paid for a result meanwhile.
 */
export type RunEnd = RunResult & { alongside?: (tx: SqlTransaction) => Promise<number> }

/** Why a run ends before completion: a cancellation, or an error code. */
export type EarlyCause = 'cancelled' | ErrorCode

/**
 * The charge in ACU, output and extra events of a run that ends early. Without a charge, the
 * checkpoint is deleted, so that unpaid results cannot be read.
 */
export type EarlyEnd = {
  charge: number
  output?: unknown
  events?: readonly { type: string; data: unknown }[]
}

/**
 * Does the work of one kind of run. After a worker was lost or stopped, `handle` is called again
 * with the last checkpoint. A DomainError fails the run with the error's code. After any other
 * error, the run is retried. After RUN_ATTEMPTS attempts, it fails with `internal_error`.
 */
export abstract class RunHandler {
  abstract readonly kind: string
  abstract handle(context: RunContext): Promise<RunEnd>
  /**
   * Returns the charge for a run that ends early, by default none. Called in the transaction that
   * ends the run. Writes with `tx` commit with the charge.
   */
  async endEarly(_run: Run, _cause: EarlyCause, _tx: SqlTransaction): Promise<EarlyEnd> {
    return { charge: 0 }
  }
  /** Cleans up a run whose workers were lost too often. Returns its error code. */
  async giveUp(_context: RunContext): Promise<ErrorCode> {
    return 'internal_error'
  }
}

/** Thrown by a write to a run that was ended elsewhere or that another worker has taken over. */
export class LeaseLost extends Error {}
