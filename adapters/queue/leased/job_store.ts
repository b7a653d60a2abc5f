import type { DeadJob, Job } from '#domain/ports/queue'

/** Whose a delivery is: whoever writes under a token that is no longer the job's changes nothing. */
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

/** Where leased jobs are kept. Each call is atomic; those that end a lease do nothing when it is another's by now. */
export abstract class JobStore {
  /** When the next job can be taken; null when there is none to wait for. Cheap: consumers ask often. */
  abstract nextDue(queue: string): Promise<Date | null>

  /**
   * Takes at most `limit` jobs that are due at `now`, the longest due first, each for this delivery alone until `until`. Passes
   * over the jobs of the groups in `except`.
   */
  abstract claim(
    queue: string,
    claim: { limit: number; now: Date; until: Date; token: string; except?: readonly string[] }
  ): Promise<ClaimedJob[]>

  /** Moves the end of a lease. False when the lease is lost. */
  abstract renew(lease: Lease, until: Date): Promise<boolean>

  /** The work is done: the job is gone, or waits as it was enqueued anew while it ran. */
  abstract finish(lease: Lease): Promise<void>

  /** The attempt failed: the job waits until `dueAt`. */
  abstract retry(lease: Lease, dueAt: Date, error: string): Promise<void>

  /** The last attempt failed: the job is dead, or waits as it was enqueued anew while it ran. */
  abstract bury(lease: Lease, now: Date, error: string): Promise<void>

  /** The job waits again, due at `now`, as if it had not been delivered. */
  abstract handBack(lease: Lease, now: Date): Promise<void>

  abstract counts(queue: string): Promise<{ waiting: number; running: number; dead: number }>
  abstract dead(queue: string, limit: number): Promise<DeadJob[]>
  abstract revive(queue: string, id: string, now: Date): Promise<boolean>
}
