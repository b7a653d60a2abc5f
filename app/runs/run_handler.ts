import type { ErrorCode } from '#domain/errors'
import type { Run, RunResult } from '#domain/runs/run'
import type { SqlTransaction } from '#domain/ports/sql'

/** Operations on a held run. Writes throw LeaseLost once another worker holds the run. */
export type RunContext = {
  run: Run
  /** Aborts when the run is cancelled or lost, or the worker stops: return or throw soon. */
  signal: AbortSignal
  /** Stores the state to resume from, with `tx` in that transaction. */
  checkpoint(data: unknown, tx?: SqlTransaction): Promise<void>
  /** Adds an event and returns its sequence number. */
  emit(type: string, data: unknown, tx?: SqlTransaction): Promise<number>
}

/**
 * How a run ends. `alongside` writes in the transaction that ends the run and returns the charge in
 * ACU: at most `charge`, less what other runs have paid meanwhile.
 */
export type RunEnd = RunResult & { alongside?: (tx: SqlTransaction) => Promise<number> }

/** Why a run ends before completion: it was cancelled, or it failed with this error code. */
export type EarlyCause = 'cancelled' | ErrorCode

/**
 * The charge for a run that ends early, in ACU, and its output and extra events. Without a charge
 * the checkpoint is deleted, so that unpaid results cannot be read.
 */
export type EarlyEnd = {
  charge: number
  output?: unknown
  events?: readonly { type: string; data: unknown }[]
}

/**
 * Runs jobs of one kind. Called again with the last checkpoint after a worker was lost or stopped.
 * A DomainError fails the run with its code; any other error retries it.
 */
export abstract class RunHandler {
  abstract readonly kind: string
  abstract handle(context: RunContext): Promise<RunEnd>
  /**
   * The charge for a run that ends early. Called in the transaction that ends the run; writes with
   * `tx` commit with the charge. Default: no charge.
   */
  async endEarly(_run: Run, _cause: EarlyCause, _tx: SqlTransaction): Promise<EarlyEnd> {
    return { charge: 0 }
  }
  /** Cleans up a run whose workers were lost too often; returns the code it fails with. */
  async giveUp(_context: RunContext): Promise<ErrorCode> {
    return 'internal_error'
  }
}

/** Another worker holds the run, or it was cancelled. Nothing more is written. */
export class LeaseLost extends Error {}
