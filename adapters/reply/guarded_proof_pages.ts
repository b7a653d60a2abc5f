import type { Agent } from 'undici'
import type { EgressPolicy } from '#domain/evidence/egress'
import { linkKey } from '#domain/people/networks/link_key'
import { ProofPages } from '#domain/reply/proof_pages'
import { EgressGuard, type Resolve } from '../egress/egress_guard.js'
import { guardedAgent } from '../egress/guarded_agent.js'
import { readLimited } from '../egress/read_limited.js'

const TIMEOUT_MS = 8_000
const MAX_BYTES = 512 * 1024
const MAX_REDIRECTS = 3

type Settings = { egress: EgressPolicy; userAgent: string; resolve?: Resolve }

/** Reads pages through the egress guard. */
export class GuardedProofPages extends ProofPages {
  readonly #guard: EgressGuard
  readonly #agent: Agent

  constructor(private readonly settings: Settings) {
    super()
    this.#guard = new EgressGuard(settings.egress, settings.resolve)
    const limits = { connectMs: TIMEOUT_MS, headersMs: TIMEOUT_MS, bodyMs: TIMEOUT_MS, perOrigin: 2 }
    this.#agent = guardedAgent(this.#guard, limits)
  }

  async read(url: string): Promise<string | null> {
    const [page, signal] = [linkKey(url), AbortSignal.timeout(TIMEOUT_MS)]
    try {
      let next = new URL(url)
      for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
        const read = await this.#get(next, signal)
        if (typeof read === 'string' || read === null) return read
        // A redirect to another page proves nothing. With a query, a page may show text of a stranger.
        if (linkKey(read.location.href) !== page || read.location.search !== '') return null
        next = read.location
      }
      return null
    } catch {
      return null
    }
  }

  async #get(url: URL, signal: AbortSignal): Promise<string | { location: URL } | null> {
    this.#guard.checkUrl(url.href)
    const { statusCode, headers, body } = await this.#agent.request({
      ...{ origin: url.origin, path: url.pathname, method: 'GET', signal },
      headers: { accept: 'text/html', 'user-agent': this.settings.userAgent },
    })
    if (statusCode !== 200) {
      await body.dump({ limit: MAX_BYTES, signal })
      const { location } = headers
      return statusCode >= 300 && statusCode < 400 && typeof location === 'string'
        ? { location: new URL(location, url) }
        : null
    }
    return readLimited(body, MAX_BYTES)
  }

  close(): Promise<void> {
    return this.#agent.destroy()
  }
}
