import type { Agent } from 'undici'
import type { EgressGuard } from '../../egress/egress_guard.js'
import { type AgentLimits, guardedAgent } from '../../egress/guarded_agent.js'
import type { Answer, Transport } from './transport.js'
import { interimLimit, toAnswer } from './undici_answer.js'

/** Requests straight to their hosts. */
export class DirectTransport implements Transport {
  readonly #agent: Agent

  constructor(
    private readonly guard: EgressGuard,
    limits: AgentLimits
  ) {
    this.#agent = guardedAgent(guard, limits)
  }

  async get(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<Answer> {
    this.guard.checkUrl(url.href)
    const path = url.pathname + url.search
    return toAnswer(
      await this.#agent.request({
        origin: url.origin,
        path,
        method: 'GET',
        headers,
        signal,
        onInfo: interimLimit(),
      })
    )
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }
}
