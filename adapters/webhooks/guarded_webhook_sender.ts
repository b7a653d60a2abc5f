import type { Agent } from 'undici'
import { type EgressPolicy, egressTarget } from '#domain/evidence/egress'
import { WebhookSender, type WebhookRequest } from '#domain/webhooks/webhook_sender'
import { addressProblem } from '#domain/webhooks/address'
import { type AttemptResult, retryAfterMs } from '#domain/webhooks/verdict'
import { EgressGuard, type Resolve } from '../egress/egress_guard.js'
import { guardedAgent } from '../egress/guarded_agent.js'
import { answerBeginning } from './answer_beginning.js'
import { failureOf } from './failure.js'

export type SenderSettings = {
  egress: EgressPolicy
  userAgent: string
  /** Maximum time from the start of an attempt to the receiver's status. */
  timeoutMs?: number
  resolve?: Resolve
}

const TIMEOUT_MS = 20_000

/** Sends webhooks through the egress guard, which checks every address when connecting. */
export class GuardedWebhookSender extends WebhookSender {
  readonly #guard: EgressGuard
  readonly #agent: Agent
  readonly #timeoutMs: number

  constructor(private readonly settings: SenderSettings) {
    super()
    this.#timeoutMs = settings.timeoutMs ?? TIMEOUT_MS
    this.#guard = new EgressGuard(settings.egress, settings.resolve)
    this.#agent = guardedAgent(this.#guard, {
      connectMs: Math.min(10_000, this.#timeoutMs),
      headersMs: this.#timeoutMs,
      bodyMs: 2_000,
      perOrigin: 8,
    })
  }

  refusal(url: string): string | null {
    const problem = addressProblem(url)
    if (problem) return problem
    const target = egressTarget(url, this.settings.egress)
    return 'refusal' in target ? target.refusal : null
  }

  async send({ url, headers, body }: WebhookRequest, signal: AbortSignal): Promise<AttemptResult> {
    const timeout = AbortSignal.timeout(this.#timeoutMs)
    try {
      this.#guard.checkUrl(url)
      const { origin, pathname, search } = new URL(url)
      const answer = await this.#agent.request({
        origin,
        path: pathname + search,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': this.settings.userAgent,
          ...headers,
        },
        body,
        signal: AbortSignal.any([signal, timeout]),
      })
      const wait = retryAfterMs(one(answer.headers['retry-after']), new Date())
      return { status: answer.statusCode, retryAfterMs: wait, response: await answerBeginning(answer.body) }
    } catch (error) {
      signal.throwIfAborted()
      return { status: null, error: timeout.aborted ? 'timed out' : failureOf(error) }
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }
}

const one = (header: string | string[] | undefined) => (Array.isArray(header) ? header[0] : header) ?? null
