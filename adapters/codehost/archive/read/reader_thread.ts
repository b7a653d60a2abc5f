import { Worker } from 'node:worker_threads'
import type { FileSummary, ReaderMessage, ReaderRequest, StagedFiles } from './messages.js'

const LOADER = `--import=${new URL('../../../../bin/typescript.js', import.meta.url).href}`

/** The message explains why the file could not be read. */
export class UnreadableFileError extends Error {}

/** A thread that reads one archive file at a time. */
export class ReaderThread {
  readonly #worker: Worker

  constructor() {
    const isTypeScript = import.meta.url.endsWith('.ts')
    const file = new URL(`./reader_worker.${isTypeScript ? 'ts' : 'js'}`, import.meta.url)
    this.#worker = new Worker(file, { execArgv: isTypeScript ? [LOADER] : [] })
  }

  /** Returns the SHA-256 and the size of a file. Throws UnreadableFileError. */
  async hash(path: string): Promise<{ hash: string; bytes: number }> {
    return this.#send({ ask: 'hash', path }, (message) => (message.say === 'hash' ? message : undefined))
  }

  /** Sums a file into the files of `staged`. Throws UnreadableFileError. */
  async read(
    path: string,
    staged: StagedFiles,
    onProgress: (events: number, bytes: number) => void
  ): Promise<FileSummary> {
    return this.#send({ ask: 'read', path, staged }, (message) => {
      if (message.say === 'progress') onProgress(message.events, message.bytes)
      return message.say === 'done' ? message.summary : undefined
    })
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  /** Sends a request and resolves with the first message for which `take` returns a value. */
  #send<T>(request: ReaderRequest, take: (message: ReaderMessage) => T | undefined): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const onMessage = (message: ReaderMessage) => {
      if (message.say === 'unreadable') return reject(new UnreadableFileError(message.why))
      const answer = take(message)
      if (answer !== undefined) resolve(answer)
    }
    const onExit = () => reject(new Error('the reading thread ended'))
    this.#worker.on('message', onMessage).on('error', reject).on('exit', onExit)
    this.#worker.postMessage(request)
    return promise.finally(() => {
      this.#worker.off('message', onMessage).off('error', reject).off('exit', onExit)
    })
  }
}
