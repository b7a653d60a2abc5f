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
 * How a run ends. What is `alongside` is written in the transaction that ends it, before the last event: all of it is there, or nothing
 * is.
 */
export type RunEnd = RunResult & { alongside?: (tx: SqlTransaction) => Promise<void> }

/**
 * Carries out runs of one kind. Called again, with the last checkpoint, when a worker was lost or stopped. Throwing a
 * DomainError fails the run with its code; throwing anything else has it tried again.
 */
export abstract class RunHandler {
  abstract readonly kind: string
  abstract handle(context: RunContext): Promise<RunEnd>
  /** What an unexpected end costs: what was found before it. Nothing unless a capability bills partial work. */
  async chargeOnFailure(_run: Run): Promise<number> {
    return 0
  }
  /** Ends what is open of a run whose workers were lost too often, before it fails; gives the code it fails with. */
  async giveUp(_context: RunContext): Promise<ErrorCode> {
    return 'internal_error'
  }
}

/** Another worker holds the run by now, or it was cancelled: nothing more is written. */
export class LeaseLost extends Error {}
