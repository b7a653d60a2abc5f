import { Worker } from 'node:worker_threads'
import type { Arguments, Result, WorkName } from './work.js'
import type { FromWorker, ToWorker } from './worker.js'

const LOADER = `--import=${new URL('../../bin/typescript.js', import.meta.url).href}`

export type ThreadLimits = {
  /** Time limit per call. On a busy machine, a call may take `MAX_EXTENSIONS` times as long. */
  timeMs: number
  /** Heap limit, including garbage that was not collected yet. */
  memoryMb: number
}

/** `failed` is the reason, for the log. */
export type Outcome<Name extends WorkName> = { result: Result<Name> } | { failed: string }

type Job = { resolve: (outcome: Outcome<any>) => void; timer: NodeJS.Timeout | undefined }

/** The longest call on a busy machine, in multiples of the time limit. */
const MAX_EXTENSIONS = 4
/** Length of a measurement of CPU time, and the longest wait for its values. */
const SAMPLE_MS = 100
/**
 * How often a call's memory is checked. V8 ends the whole process, not the thread, when a thread
 * passes its heap limit by more than 16 MB at once, for example in one garbage collection. V8's
 * limit is therefore set far higher, and the pool ends the thread itself.
 */
const MEMORY_CHECK_MS = 25
/** How far the heap limit of V8 is above `memoryMb`. */
const MEMORY_MARGIN_MB = 512
const START_TIMEOUT_MS = 60_000

/**
 * A thread that runs one call at a time and ends at the first call that exceeds its limits. Calls
 * `onEnd` once. A thread that ends before `isReady` is true could not start.
 */
export class PoolThread {
  readonly #worker: Worker
  #job: Job | null = null
  #failure: string | null = null
  isReady = false

  constructor(
    private readonly limits: ThreadLimits,
    onReady: () => void,
    onEnd: () => void
  ) {
    const isTypeScript = import.meta.url.endsWith('.ts')
    const file = new URL(`./worker.${isTypeScript ? 'ts' : 'js'}`, import.meta.url)
    this.#worker = new Worker(file, {
      execArgv: isTypeScript ? [LOADER] : [],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb + MEMORY_MARGIN_MB },
    })
    const starting = setTimeout(() => this.#kill('it did not start'), START_TIMEOUT_MS).unref()
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

  /** Call only while ready and idle. Never rejects. */
  run<Name extends WorkName>(name: Name, args: Arguments<Name>): Promise<Outcome<Name>> {
    return new Promise((resolve) => {
      const job: Job = { resolve, timer: undefined }
      this.#job = job
      // Keeps the process alive during a call.
      this.#worker.ref()
      void this.#watch(job)
      void this.#watchMemory(job)
      this.#worker.postMessage({ name, args } satisfies ToWorker)
    })
  }

  stop(): Promise<unknown> {
    return this.#worker.terminate()
  }

  /** Ends the thread after the time limit, which is extended while the thread gets little CPU. */
  async #watch(job: Job): Promise<void> {
    const { timeMs } = this.limits
    for (let waited = 0; waited < MAX_EXTENSIONS; waited++) {
      await new Promise<void>((resolve) => {
        job.timer = setTimeout(resolve, timeMs)
      })
      if (this.#job !== job || (await this.#isWorking())) break
    }
    // Accepts a result that arrived while this event loop was blocked.
    await new Promise((resolve) => setImmediate(resolve))
    if (this.#job === job) this.#kill(`it took over ${timeMs} ms`)
  }

  /** Ends the thread when its heap exceeds the memory limit. */
  async #watchMemory(job: Job): Promise<void> {
    const { memoryMb } = this.limits
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, MEMORY_CHECK_MS).unref())
      if (this.#job !== job) return
      const heap = await this.#worker.getHeapStatistics().catch(() => null)
      if (this.#job === job && heap && heap.used_heap_size > memoryMb * 2 ** 20)
        this.#kill(`it took over ${memoryMb} MB`)
    }
  }

  /** Whether the thread gets at least half a CPU. True for a thread that does not respond. */
  async #isWorking(): Promise<boolean> {
    const before = await this.#processorMs()
    const began = performance.now()
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    const after = await this.#processorMs()
    return before === null || after === null || after - before >= (performance.now() - began) / 2
  }

  /** Returns the thread's CPU time so far, or null when the thread does not respond at once. */
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
