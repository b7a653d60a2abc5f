import { Worker } from 'node:worker_threads'
import type { FileSummary, ReaderMessage, ReaderRequest } from './messages.js'
import type { ReadHooks } from './read_file.js'

/** The file could not be read; the message is a clause that says why. */
export class UnreadableFileError extends Error {}

/** A thread that reads one archive file at a time. */
export class ReaderThread {
  readonly #worker: Worker

  constructor() {
    const isTypeScript = import.meta.url.endsWith('.ts')
    const file = new URL(`./reader_worker.${isTypeScript ? 'ts' : 'js'}`, import.meta.url)
    this.#worker = new Worker(file, { execArgv: isTypeScript ? ['--import=@poppinss/ts-exec'] : [] })
  }

  /** The SHA-256 of the file's content, and its size. Throws UnreadableFileError. */
  async hash(path: string): Promise<{ hash: string; bytes: number }> {
    return this.#ask({ ask: 'hash', path }, (message) => (message.say === 'hash' ? message : undefined))
  }

  /** Adds the file up. Throws UnreadableFileError. */
  async read(path: string, { onPiece, onProgress }: ReadHooks): Promise<FileSummary> {
    return this.#ask({ ask: 'read', path }, async (message) => {
      if (message.say === 'progress') onProgress(message.events, message.bytes)
      else if (message.say === 'piece') {
        await onPiece(message.columns)
        this.#send({ ask: 'next' })
      } else if (message.say === 'done') return message.summary
      return undefined
    })
  }

  async stop(): Promise<void> {
    await this.#worker.terminate()
  }

  #send(request: ReaderRequest): void {
    this.#worker.postMessage(request)
  }

  /** Sends a request and settles with the first answer that `take` makes something of. */
  #ask<T>(
    request: ReaderRequest,
    take: (message: ReaderMessage) => T | undefined | Promise<T | undefined>
  ): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const onMessage = async (message: ReaderMessage) => {
      try {
        if (message.say === 'unreadable') throw new UnreadableFileError(message.why)
        const answer = await take(message)
        if (answer !== undefined) resolve(answer)
      } catch (error) {
        reject(error)
      }
    }
    const onExit = () => reject(new Error('the reading thread ended'))
    this.#worker.on('message', onMessage).on('error', reject).on('exit', onExit)
    this.#send(request)
    return promise.finally(() => {
      this.#worker.off('message', onMessage).off('error', reject).off('exit', onExit)
    })
  }
}
