import type { DeadJob, Job } from '#domain/ports/queue'

/** Identifies an attempt at a job. Writes with an outdated token change nothing. */
export type Lease = { queue: string; id: string; token: string }

export type ClaimedJob = { job: Job; group: string | null; maxAttempts: number; lease: Lease }

export type NewJob = {
  queue: string
  id: string
  group?: string | null
  payload: unknown
  dueAt: Date
  maxAttempts: number
}

/** Stores leased jobs. Each call is atomic. Ending a lost lease does nothing. */
export abstract class JobStore {
  /** Returns when the next job is due, or null. Consumers call it often, so it must be cheap. */
  abstract nextDue(queue: string): Promise<Date | null>

  /**
   * Claims up to `limit` jobs due at `now`, longest due first, with leases until `until`. Skips
   * jobs of the groups in `except`.
   */
  abstract claim(
    queue: string,
    claim: { limit: number; now: Date; until: Date; token: string; except?: readonly string[] }
  ): Promise<ClaimedJob[]>

  /** Extends a lease. Returns false when it is lost. */
  abstract renew(lease: Lease, until: Date): Promise<boolean>

  /** Removes a finished job. A job that was enqueued again while it ran waits for its next run. */
  abstract finish(lease: Lease): Promise<void>

  abstract retry(lease: Lease, dueAt: Date, error: string): Promise<void>

  /** Marks a job as dead. A job that was enqueued again while it ran waits instead. */
  abstract bury(lease: Lease, now: Date, error: string): Promise<void>

  /** Returns a job to the queue, due at `now`, without counting the attempt. */
  abstract handBack(lease: Lease, now: Date): Promise<void>

  abstract counts(queue: string): Promise<{ waiting: number; running: number; dead: number }>
  abstract dead(queue: string, limit: number): Promise<DeadJob[]>
  abstract revive(queue: string, id: string, now: Date): Promise<boolean>
}
