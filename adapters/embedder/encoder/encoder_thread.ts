import { Worker } from 'node:worker_threads'

const LOADER = `--import=${new URL('../../../bin/typescript.js', import.meta.url).href}`
/** An idle thread ends after this time, which frees its 30 MB of memory. */
const IDLE_MS = 60_000

type Vectors = (Int8Array | null)[]
type Job = { resolve: (vectors: Vectors) => void; reject: (reason: Error) => void }
/** A reply of the thread, in the order of the jobs. */
export type Reply = { vectors: Vectors } | { failed: string }

/** A thread that embeds records. Starts with the first records and ends when it is idle. */
export class EncoderThread {
  #worker: Worker | null = null
  #jobs: Job[] = []
  #idle: NodeJS.Timeout | undefined

  /** Returns a vector per text; null for a text without a known word. Throws if no thread starts. */
  embed(texts: readonly string[]): Promise<Vectors> {
    clearTimeout(this.#idle)
    const worker = (this.#worker ??= this.#start())
    return new Promise((resolve, reject) => {
      this.#jobs.push({ resolve, reject })
      worker.ref()
      worker.postMessage(texts)
    })
  }

  #start(): Worker {
    const isTypeScript = import.meta.url.endsWith('.ts')
    const file = new URL(`./encoder_worker.${isTypeScript ? 'ts' : 'js'}`, import.meta.url)
    const worker = new Worker(file, { execArgv: isTypeScript ? [LOADER] : [] })
    worker.on('message', (reply: Reply) => {
      const job = this.#jobs.shift()!
      if ('failed' in reply) job.reject(new Error(reply.failed))
      else job.resolve(reply.vectors)
      if (this.#jobs.length > 0) return
      worker.unref()
      this.#idle = setTimeout(() => {
        this.#worker = null
        void worker.terminate()
      }, IDLE_MS).unref()
    })
    worker.on('error', (error) => this.#end(worker, error as Error))
    worker.on('exit', () => this.#end(worker, new Error('the thread of the sentence model ended')))
    return worker
  }

  #end(worker: Worker, reason: Error): void {
    if (this.#worker !== worker) return
    this.#worker = null
    for (const { reject } of this.#jobs.splice(0)) reject(reason)
  }
}
