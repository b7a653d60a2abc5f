import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { requestId } from '#app/shared/http/request_id'
import type { EventFeed } from './event_feed.js'
import type { StreamEvent } from './event_log.js'
import { OpenStream } from './open_stream.js'
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
  readonly #open = new Set<OpenStream>()
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
   * Throws `rate_limited` when the holder has too many streams. Call it before starting the work that will
   * be streamed.
   */
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
    const stream = await this.begin(ctx, { holder, ...settings })
    const subscription = feed.subscribe(streamId)
    try {
      for (let last = after; !stream.signal.aborted; ) {
        const events = await subscription.next(last, stream.signal)
        if (events === null) break
        for (const event of events) {
          if (stream.signal.aborted) break
          if (!(await stream.write(formatEvent(event)))) return
          last = event.seq
        }
      }
    } catch (error) {
      ctx.logger.warn({ err: error }, 'an event stream failed')
      stream.destroy()
    } finally {
      subscription.end()
      stream.end()
    }
  }

  /**
   * Begins a response whose events the caller writes. The caller must end it. Its signal aborts for
   * the reasons that end a stream of `send`.
   */
  async begin(
    ctx: HttpContext,
    { holder = keyOf(ctx), ...settings }: Pick<StreamSettings, 'longestMs'> & { holder?: StreamHolder } = {}
  ): Promise<OpenStream> {
    const refused = await this.guard?.admit(ctx, holder)
    const stream = new OpenStream(beginResponse(ctx), { ...this.#settings, ...settings }, () =>
      this.#open.delete(stream)
    )
    refused?.addEventListener('abort', () => stream.abort(), { once: true })
    this.#open.add(stream)
    if (this.#closed || refused?.aborted) stream.abort()
    return stream
  }

  /** Ends every stream after its current event. Readers reconnect to another process. */
  close(): void {
    this.#closed = true
    for (const stream of this.#open) stream.abort()
  }
}

function keyOf(ctx: HttpContext): StreamHolder {
  const { id: keyId, scopes } = ctx.auth.use('key').getUserOrFail()
  return { kind: 'key', keyId, scopes }
}

function beginResponse(ctx: HttpContext): ServerResponse {
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
