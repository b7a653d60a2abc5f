import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { requestId } from '#app/shared/http/request_id'
import type { EventFeed } from './event_feed.js'
import type { StreamEvent } from './event_log.js'
import type { StreamGuard } from './stream_guard.js'
import type { StreamHolder } from './stream_holders.js'

export type StreamSettings = {
  /** Between signs of life, so that proxies keep the connection. */
  heartbeatMs?: number
  /** How long a reader may leave what was sent unread before it is cut off. */
  drainMs?: number
  /** After it a stream ends and its reader comes back, with a key that must still be good. */
  longestMs?: number
}

/** A browser waits so long before it comes back, in milliseconds. */
const RETRY_MS = 1_000

/**
 * Server-sent events over HTTP. Nothing is kept for a reader but its place: events are fetched as it takes them, so a slow one
 * costs no memory and, cut off, misses nothing when it comes back with the last number it saw.
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

  /**
   * Makes sure that the request's holder may open one more stream, before a route begins what it will stream. Throws `rate_limited`.
   */
  async admit(ctx: HttpContext, holder = keyOf(ctx)): Promise<void> {
    await this.guard?.admit(ctx, holder)
  }

  /**
   * Streams a feed's events after a number until the reader leaves, no more can come, its holder would not be admitted any more, or the
   * process stops. The holder is the request's key unless given. Throws `rate_limited` where it has too many open.
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
      // Behind what was sent already it says nothing.
      if (!response.writableNeedDrain) response.write(': keep-alive\n\n')
    }, heartbeatMs).unref()
    const longest = setTimeout(() => ending.abort(), longestMs).unref()
    const subscription = feed.subscribe(streamId)
    this.#open.add(ending)
    if (this.#closed) ending.abort()
    try {
      for (let last = after; !ending.signal.aborted; ) {
        const events = await subscription.next(last, ending.signal)
        if (events === null) break
        for (const event of events) {
          if (ending.signal.aborted) break
          if (!response.write(written(event)) && !(await drained(response, drainMs, ending.signal))) {
            response.destroy()
            return
          }
          last = event.seq
        }
      }
      response.end()
    } catch (error) {
      ctx.logger.warn({ err: error }, 'an event stream was cut off')
      response.destroy()
    } finally {
      clearInterval(heartbeat)
      clearTimeout(longest)
      subscription.end()
      this.#open.delete(ending)
    }
  }

  /** Ends every stream, between two events; their readers come back to another process. */
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

/** As HTML's server-sent events have it; JSON holds no line break. */
const written = ({ seq, type, data }: StreamEvent): string => `id: ${seq}\nevent: ${type}\ndata: ${data}\n\n`

/** Whether the reader took what was sent, in time. */
function drained(response: ServerResponse, withinMs: number, signal: AbortSignal): Promise<boolean> {
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
