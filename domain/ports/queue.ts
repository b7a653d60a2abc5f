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
  /** One is made when left out. A job of this id that waits stays as it is; one that runs is run once more afterwards. */
  id?: string
  /** Not before so many milliseconds from now. */
  delayMs?: number
  /** Deliveries before it is dead; 10 by default. */
  maxAttempts?: number
}

export type ConsumeOptions = {
  /** Jobs handled at the same time; 1 by default. */
  concurrency?: number
  /** How long a delivery belongs to its consumer without a sign of life; consumers renew it while they live. 30,000 by default. */
  leaseMs?: number
  /** How often to look for jobs when nothing wakes the consumer; 1,000 by default. */
  pollMs?: number
}

/** `signal` is aborted when the consumer stops or has lost the job to another: hand back what was begun. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>

export type DeadJob = Job & { error: string; diedAt: string }

export abstract class Consumer {
  /**
   * Takes no more jobs, aborts the signals of those running and waits until their handlers end, at most `graceMs`; what has not
   * ended by then is delivered again elsewhere at once. A job whose handler ended is never delivered again.
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
   * between loses it, so what must not be lost is swept from its own table.
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

  /** Dead jobs, newest first. */
  abstract dead(queue: string, limit: number): Promise<DeadJob[]>

  /** Lets a dead job wait again from its first attempt. False when there is none of this id. */
  abstract revive(queue: string, id: string): Promise<boolean>

  /** Whether the queue can take jobs now. */
  abstract healthy(): Promise<boolean>

  abstract close(): Promise<void>
}
