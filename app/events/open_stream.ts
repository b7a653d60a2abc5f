import type { ServerResponse } from 'node:http'

type Settings = { heartbeatMs: number; drainMs: number; longestMs: number }

/** A response of server-sent events that has begun. Keeps the connection open until `end`. */
export class OpenStream {
  readonly #ending = new AbortController()
  readonly #heartbeat: NodeJS.Timeout
  readonly #ageLimit: NodeJS.Timeout

  constructor(
    private readonly response: ServerResponse,
    private readonly settings: Settings,
    private readonly onEnd: () => void
  ) {
    response.on('close', () => this.abort())
    response.on('error', () => this.abort())
    this.#heartbeat = setInterval(() => {
      // Unsent data makes keep-alive comments unnecessary.
      if (!response.writableNeedDrain) response.write(': keep-alive\n\n')
    }, settings.heartbeatMs).unref()
    this.#ageLimit = setTimeout(() => this.abort(), settings.longestMs).unref()
  }

  /** Aborts when the stream must end. */
  get signal(): AbortSignal {
    return this.#ending.signal
  }

  abort(): void {
    this.#ending.abort()
  }

  /** Writes a formatted event. Disconnects a reader that leaves data unread, and returns false. */
  async write(event: string): Promise<boolean> {
    const { drainMs } = this.settings
    if (this.response.write(event) || (await waitForDrain(this.response, drainMs, this.signal))) return true
    this.destroy()
    return false
  }

  /** Disconnects the reader. */
  destroy(): void {
    this.response.destroy()
  }

  end(): void {
    clearInterval(this.#heartbeat)
    clearTimeout(this.#ageLimit)
    if (!this.response.destroyed) this.response.end()
    this.onEnd()
  }
}

/**
 * Resolves with false if the reader leaves data unread for `withinMs`. Resolves with true once the
 * reader has taken the data, and on abort.
 */
function waitForDrain(response: ServerResponse, withinMs: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (result: boolean) => {
      clearTimeout(timer)
      response.removeListener('drain', onDrain)
      signal.removeEventListener('abort', onAbort)
      resolve(result)
    }
    const onDrain = () => end(true)
    const onAbort = () => end(true)
    const timer = setTimeout(() => end(false), withinMs)
    response.once('drain', onDrain)
    signal.addEventListener('abort', onAbort, { once: true })
  })
}
