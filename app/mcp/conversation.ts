import type { HttpContext } from '@adonisjs/core/http'
import { becomeHeavy, leaveTurn } from '#app/access/take_turns'
import type { EventStreams } from '#app/events/event_streams'
import type { OpenStream } from '#app/events/open_stream'
import { callerSignal } from '#app/shared/http/caller_signal'
import { type Answer, formOf } from './approval.js'
import type { McpAnswer } from './mcp_server.js'
import type { PendingApprovals } from './pending_approvals.js'

/** Maximum duration of a stream. It is longer than a question stays open and a call lasts. */
const LONGEST_MS = 15 * 60_000

/**
 * The response to one message. The first question turns it into a stream of events, whose last event
 * is the result.
 */
export class Conversation {
  readonly #ending = new AbortController()
  #stream: OpenStream | null = null

  constructor(
    private readonly ctx: HttpContext,
    private readonly streams: EventStreams,
    private readonly approvals: PendingApprovals
  ) {
    this.#endWith(callerSignal(ctx))
  }

  /** Aborts when the client disconnects or loses access, and when the process stops. */
  get signal(): AbortSignal {
    return this.#ending.signal
  }

  /**
   * Asks the client's user about a call, and waits for the answer. Frees the request's slot while it waits.
   * Throws `rate_limited` if the client has too many streams.
   */
  async ask(session: string, callId: string | number, message: string): Promise<Answer> {
    const { ctx, approvals } = this
    const { id: keyId } = ctx.auth.use('key').getUserOrFail()
    leaveTurn(ctx)
    this.#stream ??= await this.#open()
    const id = await approvals.open({ keyId, session, id: callId }, new Date())
    const question = { jsonrpc: '2.0', id, method: 'elicitation/create', params: formOf(message) }
    await this.#stream.write(eventOf(JSON.stringify(question)))
    const answer = await approvals.wait(id, this.signal)
    if (answer === 'accept') await becomeHeavy(ctx)
    return answer
  }

  /** Sends the result. */
  async send({ headers, status, text }: McpAnswer): Promise<void> {
    if (this.#stream) {
      await this.#stream.write(eventOf(text ?? ''))
      return
    }
    const { response } = this.ctx
    for (const [name, value] of headers) response.header(name, value)
    response.status(status).send(text)
  }

  end(): void {
    this.#stream?.end()
  }

  async #open(): Promise<OpenStream> {
    const stream = await this.streams.begin(this.ctx, { longestMs: LONGEST_MS })
    this.#endWith(stream.signal)
    return stream
  }

  #endWith(signal: AbortSignal): void {
    if (signal.aborted) this.#ending.abort()
    else signal.addEventListener('abort', () => this.#ending.abort(), { once: true })
  }
}

/** Formats a message for text/event-stream. JSON text contains no line breaks. */
const eventOf = (json: string): string => `event: message\ndata: ${json}\n\n`
