import { type Outcome, PoolThread, type ThreadLimits } from './pool_thread.js'
import type { Arguments, WorkName } from './work.js'

export type PoolLimits = ThreadLimits & {
  threads: number
  /** Maximum total length of waiting texts, in characters. */
  maxWaiting: number
}

const POOL_LIMITS: PoolLimits = {
  threads: 2,
  timeMs: 4000,
  memoryMb: 512,
  maxWaiting: 64_000_000,
}

/** A workspace, or an object for one request. Callers take turns. */
export type Caller = object | string

export type Call<Name extends WorkName> = {
  /**
   * `busy` when too much text waits, no thread can start, the pool is closed or the call was
   * cancelled.
   */
  outcome: Promise<Outcome<Name> | 'busy'>
  /** Removes a call from the queue. Returns false for a started call. */
  cancel: () => boolean
}

type Job = {
  run: (thread: PoolThread) => Promise<Outcome<any>>
  caller: Caller
  length: number
  resolve: (outcome: Outcome<any> | 'busy') => void
}

/** Consecutive failed starts after which calls are refused for RESTART_MS. */
const MAX_FAILED_STARTS = 3
const RESTART_MS = 10_000

/**
 * Runs pure functions on untrusted text in threads with time and memory limits. Threads start on
 * demand and are replaced after exceeding a limit. Callers take turns, so a caller with many pages
 * does not block another.
 */
export class ThreadPool {
  readonly #threads = new Set<PoolThread>()
  readonly #idle: PoolThread[] = []
  /** Waiting jobs by caller. The first caller is next. */
  readonly #waiting = new Map<Caller, Job[]>()
  readonly #limits: PoolLimits
  #waitingLength = 0
  #failedStarts = 0
  #closed = false

  constructor(limits: Partial<PoolLimits> = {}) {
    this.#limits = { ...POOL_LIMITS, ...limits }
  }

  /** Runs a function of WORK in a thread. `length` is the total length of its texts. */
  run<Name extends WorkName>(
    name: Name,
    args: Arguments<Name>,
    { caller, length }: { caller: Caller; length: number }
  ): Call<Name> {
    const { promise: outcome, resolve } = Promise.withResolvers<Outcome<Name> | 'busy'>()
    const job: Job = { run: (thread) => thread.run(name, args), caller, length, resolve }
    if (
      this.#closed ||
      this.#failedStarts >= MAX_FAILED_STARTS ||
      this.#waitingLength + length > this.#limits.maxWaiting
    )
      resolve('busy')
    else {
      this.#waitingLength += length
      const lane = this.#waiting.get(caller)
      if (lane) lane.push(job)
      else this.#waiting.set(caller, [job])
      this.#assignJobs()
    }
    return { outcome, cancel: () => this.#cancel(job) }
  }

  warm(): void {
    if (this.#threads.size === 0) this.#start()
  }

  async close(): Promise<void> {
    this.#closed = true
    this.#refuseAll()
    await Promise.all([...this.#threads].map((thread) => thread.stop()))
  }

  #assignJobs(): void {
    while (this.#waiting.size > 0) {
      const thread = this.#idle.pop()
      if (!thread) break
      void this.#run(thread, this.#next())
    }
    const starting = [...this.#threads].filter(({ isReady }) => !isReady).length
    if (this.#waiting.size > starting && this.#threads.size < this.#limits.threads) this.#start()
  }

  async #run(thread: PoolThread, job: Job): Promise<void> {
    const outcome = await job.run(thread)
    // A thread that ended is no longer in the set.
    if (this.#threads.has(thread)) this.#idle.push(thread)
    job.resolve(outcome)
    this.#assignJobs()
  }

  /** Removes and returns the oldest job of the next caller. */
  #next(): Job {
    const [[caller, lane]] = this.#waiting
    const job = lane.shift()!
    this.#waiting.delete(caller)
    if (lane.length > 0) this.#waiting.set(caller, lane)
    this.#waitingLength -= job.length
    return job
  }

  #cancel(job: Job): boolean {
    const lane = this.#waiting.get(job.caller)
    const at = lane?.indexOf(job) ?? -1
    if (!lane || at < 0) return false
    lane.splice(at, 1)
    if (lane.length === 0) this.#waiting.delete(job.caller)
    this.#waitingLength -= job.length
    job.resolve('busy')
    return true
  }

  #start(): void {
    if (this.#closed) return
    const thread: PoolThread = new PoolThread(
      this.#limits,
      () => {
        this.#failedStarts = 0
        this.#idle.push(thread)
        this.#assignJobs()
      },
      () => this.#afterEnd(thread)
    )
    this.#threads.add(thread)
  }

  #afterEnd(thread: PoolThread): void {
    this.#threads.delete(thread)
    const at = this.#idle.indexOf(thread)
    if (at >= 0) this.#idle.splice(at, 1)
    if (this.#closed) return
    if (!thread.isReady && ++this.#failedStarts >= MAX_FAILED_STARTS) {
      this.#refuseAll()
      setTimeout(() => (this.#failedStarts = 0), RESTART_MS).unref()
    } else this.#assignJobs()
  }

  #refuseAll(): void {
    for (const lane of this.#waiting.values()) for (const job of lane) job.resolve('busy')
    this.#waiting.clear()
    this.#waitingLength = 0
  }
}
