import type { Agent } from 'undici'
import type { EgressGuard } from '../../egress/egress_guard.js'
import { type AgentLimits, guardedAgent } from '../../egress/guarded_agent.js'
import type { RawResponse, Transport } from './transport.js'
import { interimLimit, toRawResponse } from './undici_response.js'

/** Sends requests directly to their hosts. */
export class DirectTransport implements Transport {
  readonly #agent: Agent

  constructor(
    private readonly guard: EgressGuard,
    limits: AgentLimits
  ) {
    this.#agent = guardedAgent(guard, limits)
  }

  async get(url: URL, headers: Record<string, string>, signal: AbortSignal): Promise<RawResponse> {
    this.guard.checkUrl(url.href)
    const request = { origin: url.origin, path: url.pathname + url.search, headers, signal }
    return toRawResponse(await this.#agent.request({ ...request, method: 'GET', onInfo: interimLimit() }))
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }
}
