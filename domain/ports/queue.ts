import type { SqlTransaction } from './sql.js'

export type Job = {
  /** Unique in its queue while it waits or runs. */
  id: string
  queue: string
  /** JSON. */
  payload: unknown
  /** 1 for the first delivery. */
  attempt: number
}

export type EnqueueOptions = {
  /**
   * One is made when left out. A job of this id that waits stays as it is, its payload and time too; one that runs is followed,
   * when it is finished or dead, by one more as it was last enqueued; a dead one is replaced.
   */
  id?: string
  /** Not before so many milliseconds from now. */
  delayMs?: number
  /** Deliveries before it is dead; 10 by default. */
  maxAttempts?: number
  /** The tenant whose work it is, at most 80 characters; see `groupConcurrency`. All jobs of one id are of one group. */
  group?: string
}

export type ConsumeOptions = {
  /** Jobs handled at the same time; 1 by default. */
  concurrency?: number
  /**
   * Jobs of one group that this consumer handles at the same time; as many as `concurrency` by default. The backlog of a group
   * delays no other group: of the jobs that are due, those of a group with nothing running are delivered first.
   */
  groupConcurrency?: number
  /** How long a delivery belongs to its consumer without a sign of life; consumers renew it while they live. 30,000 by default. */
  leaseMs?: number
  /** How often to look for jobs when nothing wakes the consumer; 1,000 by default. */
  pollMs?: number
}

/**
 * Returns when the job is done, throws when it failed. `signal` is aborted when the consumer stops or has lost the job to another:
 * work that can be ended ends with a throw, and after a stop that hands the job back, the attempt not counted.
 */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>

export type DeadJob = Job & { error: string; diedAt: string }

export abstract class Consumer {
  /**
   * Takes no more jobs, aborts the signals of those running and waits until their handlers end, at most `graceMs` (and about a
   * second for the last writes). What has not ended by then is handed back: delivered again elsewhere at once, the attempt not
   * counted, and what its handler still does changes nothing of the job. A job whose handler returned is never delivered again.
   */
  abstract stop(graceMs: number): Promise<void>
}

/**
 * Wakes workers: at least once, in no promised order. A job is delivered until a handler of it returns: when the handler
 * throws, again after a backoff that doubles (with jitter); when its consumer dies, after the lease; after `maxAttempts` it is kept as
 * dead. Truth is elsewhere (the runs table): handlers must bear being called twice.
 */
export abstract class Queue {
  /**
   * Adds a job and gives its id. With `tx` the SQL adapter adds it in that transaction; others add it after the commit, and a crash
   * or a fault between loses it, so what must not be lost is swept from its own table. Either way it is delivered after the
   * commit, whatever of its id waited or ran before. Rejects when the queue cannot be reached.
   */
  abstract enqueue(
    queue: string,
    payload: unknown,
    options?: EnqueueOptions,
    tx?: SqlTransaction
  ): Promise<string>

  /** Delivers jobs of a queue to `handler` until stopped. */
  abstract consume(queue: string, handler: JobHandler, options?: ConsumeOptions): Consumer

  /** How many wait (delayed ones too), run and are dead. */
  abstract counts(queue: string): Promise<{ waiting: number; running: number; dead: number }>

  /** Dead jobs, the last to die first. */
  abstract dead(queue: string, limit: number): Promise<DeadJob[]>

  /** Lets a dead job be delivered again, from its first attempt. False when there is none of this id. */
  abstract revive(queue: string, id: string): Promise<boolean>

  /** Whether the queue can take jobs now. */
  abstract healthy(): Promise<boolean>

  /** Stops the consumers that still run, without grace, and frees what the queue holds. */
  abstract close(): Promise<void>
}
