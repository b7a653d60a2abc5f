import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { requestId } from '#app/shared/http/request_id'
import type { EventFeed } from './event_feed.js'
import type { StreamEvent } from './event_log.js'
import type { StreamGuard } from './stream_guard.js'
import type { StreamHolder } from './stream_holders.js'

export type StreamSettings = {
  /** Interval of keep-alive comments, so that proxies keep the connection open. */
  heartbeatMs?: number
  /** How long a reader may leave sent data unread before it is disconnected. */
  drainMs?: number
  /** Maximum age of a connection. The reader then reconnects, which checks its key again. */
  longestMs?: number
}

/** How long browsers wait before they reconnect, in ms. */
const RETRY_MS = 1_000

/**
 * Server-sent events over HTTP. Stores only each reader's position, so a slow reader costs no
 * memory. A reader that reconnects with the number of its last event misses nothing.
 */
export class EventStreams {
  readonly #open = new Set<AbortController>()
  readonly #settings: Required<StreamSettings>
  #closed = false

  constructor(
    { heartbeatMs = 15_000, drainMs = 15_000, longestMs = 30 * 60_000 }: StreamSettings = {},
    private readonly guard: StreamGuard | null = null
  ) {
    this.#settings = { heartbeatMs, drainMs, longestMs }
  }

  get open(): number {
    return this.#open.size
  }

  /** Throws `rate_limited` when the holder has too many streams. Call it before the work. */
  async admit(ctx: HttpContext, holder = keyOf(ctx)): Promise<void> {
    await this.guard?.admit(ctx, holder)
  }

  /**
   * Streams events until the stream ends, the reader leaves, the holder loses access, `longestMs`
   * has passed or the process stops. The holder is the request's key by default. Throws
   * `rate_limited` above the limit.
   */
  async send(
    ctx: HttpContext,
    feed: EventFeed,
    streamId: string,
    after: number,
    { holder = keyOf(ctx), ...settings }: Pick<StreamSettings, 'longestMs'> & { holder?: StreamHolder } = {}
  ): Promise<void> {
    const refused = await this.guard?.admit(ctx, holder)
    const response = begin(ctx)
    const ending = new AbortController()
    const { heartbeatMs, drainMs, longestMs } = { ...this.#settings, ...settings }
    response.on('close', () => ending.abort())
    response.on('error', () => ending.abort())
    refused?.addEventListener('abort', () => ending.abort(), { once: true })
    if (refused?.aborted) ending.abort()
    const heartbeat = setInterval(() => {
      // Unsent data makes keep-alive comments unnecessary.
      if (!response.writableNeedDrain) response.write(': keep-alive\n\n')
    }, heartbeatMs).unref()
    const ageLimit = setTimeout(() => ending.abort(), longestMs).unref()
    const subscription = feed.subscribe(streamId)
    this.#open.add(ending)
    if (this.#closed) ending.abort()
    try {
      for (let last = after; !ending.signal.aborted; ) {
        const events = await subscription.next(last, ending.signal)
        if (events === null) break
        for (const event of events) {
          if (ending.signal.aborted) break
          if (
            !response.write(formatEvent(event)) &&
            !(await waitForDrain(response, drainMs, ending.signal))
          ) {
            response.destroy()
            return
          }
          last = event.seq
        }
      }
      response.end()
    } catch (error) {
      ctx.logger.warn({ err: error }, 'an event stream failed')
      response.destroy()
    } finally {
      clearInterval(heartbeat)
      clearTimeout(ageLimit)
      subscription.end()
      this.#open.delete(ending)
    }
  }

  /** Ends every stream between two events. Readers reconnect to another process. */
  close(): void {
    this.#closed = true
    for (const ending of this.#open) ending.abort()
  }
}

function keyOf(ctx: HttpContext): StreamHolder {
  const { id: keyId, scopes } = ctx.auth.use('key').getUserOrFail()
  return { kind: 'key', keyId, scopes }
}

function begin(ctx: HttpContext): ServerResponse {
  const { response } = ctx
  requestId(ctx)
  response.header('content-type', 'text/event-stream; charset=utf-8')
  response.header('cache-control', 'no-cache, no-transform')
  response.header('x-accel-buffering', 'no')
  const raw = response.response
  raw.writeHead(200, response.getHeaders() as Record<string, string>)
  raw.write(`retry: ${RETRY_MS}\n\n`)
  return raw
}

/**
 * Formats an event as text/event-stream (HTML standard). JSON text contains no line breaks, so one
 * data line suffices.
 */
const formatEvent = ({ seq, type, data }: StreamEvent): string =>
  `id: ${seq}\nevent: ${type}\ndata: ${data}\n\n`

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
