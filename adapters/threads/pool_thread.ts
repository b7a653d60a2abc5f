import { Worker } from 'node:worker_threads'
import type { Arguments, Result, WorkName } from './work.js'
import type { FromWorker, ToWorker } from './worker.js'

const LOADER = `--import=${new URL('../../bin/typescript.js', import.meta.url).href}`

export type ThreadLimits = {
  /** The most that one call may take; on a busy machine up to `SLOWEST` times as long. */
  timeMs: number
  /** Of the thread's heap. */
  memoryMb: number
}

/** `failed` is the reason in words, for the log. */
export type Outcome<Name extends WorkName> = { result: Result<Name> } | { failed: string }

type Job = { resolve: (outcome: Outcome<any>) => void; timer: NodeJS.Timeout | undefined }

/** However busy the machine, a call has at most this many times its time. */
const SLOWEST = 4
const SAMPLE_MS = 100
const STARTING_MS = 60_000

/**
 * A thread that runs one call at a time and ends with the first that exceeds its limits. `onEnd` is called once, however it
 * ends; `isReady` distinguishes a bad call from a thread that cannot start.
 */
export class PoolThread {
  readonly #worker: Worker
  readonly #limits: ThreadLimits
  #job: Job | null = null
  #failure: string | null = null
  isReady = false

  constructor(limits: ThreadLimits, onReady: () => void, onEnd: () => void) {
    this.#limits = limits
    const isTypeScript = import.meta.url.endsWith('.ts')
    const file = new URL(`./worker.${isTypeScript ? 'ts' : 'js'}`, import.meta.url)
    this.#worker = new Worker(file, {
      execArgv: isTypeScript ? [LOADER] : [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    })
    const starting = setTimeout(() => this.#kill('it did not start'), STARTING_MS).unref()
    this.#worker.unref()
    this.#worker.on('message', (message: FromWorker) => {
      if ('ready' in message) {
        clearTimeout(starting)
        this.isReady = true
        onReady()
      } else this.#settle('error' in message ? { failed: `it cannot be read: ${message.error}` } : message)
    })
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      this.#failure ??=
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? `it took over ${limits.memoryMb} MB` : error.message
    })
    this.#worker.on('exit', () => {
      clearTimeout(starting)
      this.#settle({ failed: this.#failure ?? 'its thread ended' })
      onEnd()
    })
  }

  /** Only while ready and idle. Never rejects. */
  run<Name extends WorkName>(name: Name, args: Arguments<Name>): Promise<Outcome<Name>> {
    return new Promise((resolve) => {
      const job: Job = { resolve, timer: undefined }
      this.#job = job
      // Referenced while it works, so that a process does not end in the middle of a call.
      this.#worker.ref()
      void this.#watch(job)
      this.#worker.postMessage({ name, args } satisfies ToWorker)
    })
  }

  stop(): Promise<unknown> {
    return this.#worker.terminate()
  }

  /** Ends the thread once the call had its time. A thread that got little processor time, on a busy machine, has more. */
  async #watch(job: Job): Promise<void> {
    const { timeMs } = this.#limits
    for (let waited = 0; waited < SLOWEST; waited++) {
      await new Promise<void>((resolve) => {
        job.timer = setTimeout(resolve, timeMs)
      })
      if (this.#job !== job || (await this.#isWorking())) break
    }
    // An answer that came while this thread was busy itself is taken first.
    await new Promise((resolve) => setImmediate(resolve))
    if (this.#job === job) this.#kill(`it took over ${timeMs} ms`)
  }

  /** Whether the thread gets at least half a processor just now. */
  async #isWorking(): Promise<boolean> {
    const before = await this.#processorMs()
    const began = performance.now()
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    const after = await this.#processorMs()
    return before === null || after === null || after - before >= (performance.now() - began) / 2
  }

  /** What the thread used of a processor so far; null where it does not say so at once. */
  async #processorMs(): Promise<number | null> {
    const asked = this.#worker.cpuUsage().then(({ user, system }) => (user + system) / 1000)
    const late = new Promise<null>((resolve) => setTimeout(resolve, SAMPLE_MS, null).unref())
    return Promise.race([asked.catch(() => null), late])
  }

  #kill(why: string): void {
    this.#failure ??= why
    void this.#worker.terminate()
  }

  #settle(outcome: Outcome<any>): void {
    const job = this.#job
    if (!job) return
    this.#job = null
    clearTimeout(job.timer)
    this.#worker.unref()
    job.resolve(outcome)
  }
}
