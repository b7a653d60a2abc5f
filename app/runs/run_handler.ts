import type { ErrorCode } from '#domain/errors'
import type { Run, RunResult } from '#domain/runs/run'
import type { SqlTransaction } from '#domain/ports/sql'

/** What a handler may do with the run it holds. Each write throws LeaseLost once another holds it. */
export type RunContext = {
  run: Run
  /** Aborted when the run is cancelled or lost, or the worker stops: return or throw soon; checkpoints are kept. */
  signal: AbortSignal
  /** Keeps what to go on from; with `tx` in that transaction. */
  checkpoint(data: unknown, tx?: SqlTransaction): Promise<void>
  /** Adds an event; gives its sequence number. */
  emit(type: string, data: unknown, tx?: SqlTransaction): Promise<number>
}

/**
 * How a run ends. `alongside` writes in the transaction that ends the run, before its last event, and returns the charge in ACU: at
 * most the one given beside it, which may depend on what other runs have paid by then.
 */
export type RunEnd = RunResult & { alongside?: (tx: SqlTransaction) => Promise<number> }

/** Why a run ends before it is completed: it was cancelled, or it fails with this code. */
export type EarlyCause = 'cancelled' | ErrorCode

/**
 * What an early end costs, in ACU, and what the caller gets for it: the output, and events before the last one. A run that ends early
 * without a charge keeps no checkpoint, so that nothing of it can be read that was not paid for.
 */
export type EarlyEnd = {
  charge: number
  output?: unknown
  events?: readonly { type: string; data: unknown }[]
}

/**
 * Carries out runs of one kind. Called again, with the last checkpoint, when a worker was lost or stopped. Throwing a
 * DomainError fails the run with its code; throwing anything else has it tried again.
 */
export abstract class RunHandler {
  abstract readonly kind: string
  abstract handle(context: RunContext): Promise<RunEnd>
  /**
   * What it costs that a run ends early. Called in the transaction that ends it, with the run as that transaction finds it: what is
   * written with `tx` commits with the charge. Nothing unless a capability bills partial work.
   */
  async endEarly(_run: Run, _cause: EarlyCause, _tx: SqlTransaction): Promise<EarlyEnd> {
    return { charge: 0 }
  }
  /** Ends what is open of a run whose workers were lost too often, before it fails; gives the code it fails with. */
  async giveUp(_context: RunContext): Promise<ErrorCode> {
    return 'internal_error'
  }
}

/** Another worker holds the run by now, or it was cancelled: nothing more is written. */
export class LeaseLost extends Error {}
