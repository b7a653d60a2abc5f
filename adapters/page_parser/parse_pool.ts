import type { Snapshot } from '#domain/evidence/page'
import { type ParseOutcome, ParseThread, type ThreadLimits } from './parse_thread.js'

export type PoolLimits = ThreadLimits & {
  threads: number
  /** Characters of the pages that may wait. */
  maxWaiting: number
}

type Job = { snapshot: Snapshot; caller: object; resolve: (outcome: ParseOutcome | 'busy') => void }

/** Threads that end before they are ready, in a row, before nobody waits for another. */
const MAX_FAILED_STARTS = 3
const RESTART_MS = 10_000

/**
 * Threads that parse pages, started when there is work. Callers take turns: one with a hundred pages delays another's page by
 * the pages under way. A thread that a page ended is replaced.
 */
export class ParsePool {
  readonly #threads = new Set<ParseThread>()
  readonly #idle: ParseThread[] = []
  /** What waits, by caller; the caller whose turn is next comes first. */
  readonly #waiting = new Map<object, Job[]>()
  #waitingLength = 0
  #failedStarts = 0
  #closed = false

  constructor(private readonly limits: PoolLimits) {}

  /** `busy` where too much waits already. `cancel` takes a page that is not begun out of the queue; whether it did. */
  parse(
    snapshot: Snapshot,
    caller: object
  ): { outcome: Promise<ParseOutcome | 'busy'>; cancel: () => boolean } {
    const { promise: outcome, resolve } = Promise.withResolvers<ParseOutcome | 'busy'>()
    const job: Job = { snapshot, caller, resolve }
    const length = snapshot.html.length
    if (
      this.#closed ||
      this.#failedStarts >= MAX_FAILED_STARTS ||
      this.#waitingLength + length > this.limits.maxWaiting
    )
      resolve('busy')
    else {
      this.#waitingLength += length
      const lane = this.#waiting.get(caller)
      if (lane) lane.push(job)
      else this.#waiting.set(caller, [job])
      this.#work()
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

  #work(): void {
    while (this.#waiting.size > 0) {
      const thread = this.#idle.pop()
      if (!thread) break
      void this.#run(thread, this.#next())
    }
    const starting = [...this.#threads].filter(({ isReady }) => !isReady).length
    if (this.#waiting.size > starting && this.#threads.size < this.limits.threads) this.#start()
  }

  async #run(thread: ParseThread, job: Job): Promise<void> {
    const outcome = await thread.parse(job.snapshot)
    // One that ended is no longer among the threads.
    if (this.#threads.has(thread)) this.#idle.push(thread)
    job.resolve(outcome)
    this.#work()
  }

  /** The oldest page of the caller whose turn it is. */
  #next(): Job {
    const [[caller, lane]] = this.#waiting
    const job = lane.shift()!
    this.#waiting.delete(caller)
    if (lane.length > 0) this.#waiting.set(caller, lane)
    this.#waitingLength -= job.snapshot.html.length
    return job
  }

  #cancel(job: Job): boolean {
    const lane = this.#waiting.get(job.caller)
    const at = lane?.indexOf(job) ?? -1
    if (!lane || at < 0) return false
    lane.splice(at, 1)
    if (lane.length === 0) this.#waiting.delete(job.caller)
    this.#waitingLength -= job.snapshot.html.length
    job.resolve('busy')
    return true
  }

  #start(): void {
    if (this.#closed) return
    const thread: ParseThread = new ParseThread(
      this.limits,
      () => {
        this.#failedStarts = 0
        this.#idle.push(thread)
        this.#work()
      },
      () => this.#ended(thread)
    )
    this.#threads.add(thread)
  }

  #ended(thread: ParseThread): void {
    this.#threads.delete(thread)
    const at = this.#idle.indexOf(thread)
    if (at >= 0) this.#idle.splice(at, 1)
    if (this.#closed) return
    if (!thread.isReady && ++this.#failedStarts >= MAX_FAILED_STARTS) {
      this.#refuseAll()
      setTimeout(() => (this.#failedStarts = 0), RESTART_MS).unref()
    } else this.#work()
  }

  #refuseAll(): void {
    for (const lane of this.#waiting.values()) for (const job of lane) job.resolve('busy')
    this.#waiting.clear()
    this.#waitingLength = 0
  }
}
