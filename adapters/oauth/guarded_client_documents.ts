import type { Agent } from 'undici'
import type { EgressPolicy } from '#domain/evidence/egress'
import { ClientDocuments } from '#domain/oauth/client_documents'
import { EgressGuard, type Resolve } from '../egress/egress_guard.js'
import { guardedAgent } from '../egress/guarded_agent.js'
import { readLimited } from '../egress/read_limited.js'

const TIMEOUT_MS = 5_000
const MAX_BYTES = 16 * 1024

type Settings = { egress: EgressPolicy; userAgent: string; resolve?: Resolve }

/**
 * Reads client documents through the egress guard. Follows no redirects, as the OAuth draft for
 * client ID metadata documents requires.
 */
export class GuardedClientDocuments extends ClientDocuments {
  readonly #guard: EgressGuard
  readonly #agent: Agent

  constructor(private readonly settings: Settings) {
    super()
    this.#guard = new EgressGuard(settings.egress, settings.resolve)
    const limits = { connectMs: TIMEOUT_MS, headersMs: TIMEOUT_MS, bodyMs: TIMEOUT_MS, perOrigin: 2 }
    this.#agent = guardedAgent(this.#guard, limits)
  }

  async read(url: string): Promise<unknown> {
    try {
      this.#guard.checkUrl(url)
      const { origin, pathname, search } = new URL(url)
      const { statusCode, body } = await this.#agent.request({
        ...{ origin, path: pathname + search, method: 'GET' },
        headers: { accept: 'application/json', 'user-agent': this.settings.userAgent },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await readLimited(body, statusCode === 200 ? MAX_BYTES : 0)
      return text === null ? null : JSON.parse(text)
    } catch {
      return null
    }
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }
}
