import { parseRobots, type RobotsRules } from '#domain/evidence/robots'
import { RecentMap } from '../../egress/recent_map.js'
import { orAborted } from '#domain/or_aborted'
import { ReadError } from './read_error.js'

/** Reads a robots.txt. Returns the status and the text of the response. */
export type ReadRobots = (url: URL, signal: AbortSignal) => Promise<{ status: number; text: string }>

type HostRules = { rules: RobotsRules } | 'unavailable'

const RULES_TTL_MS = 24 * 60 * 60_000
const UNAVAILABLE_TTL_MS = 5 * 60_000
const TIMEOUT_MS = 10_000
/** Longest time between requests that a Crawl-delay can cause. */
const MAX_DELAY_MS = 2000
const ALLOW_ALL: HostRules = { rules: { allows: () => true, crawlDelay: null } }

/**
 * Applies robots.txt (RFC 9309) and caches it per host for a day. A missing file allows everything.
 * A server that fails allows nothing; this is cached for five minutes.
 */
export class Robots {
  readonly #rules = new RecentMap<Promise<HostRules>>(10_000, RULES_TTL_MS)

  constructor(
    private readonly token: string,
    private readonly read: ReadRobots,
    private readonly slowDown: (host: string, delayMs: number) => void
  ) {}

  /** @throws ReadError when the rules forbid the page or are unavailable, or the signal's reason */
  async check(url: URL, signal: AbortSignal): Promise<void> {
    let rules = this.#rules.get(url.host)
    if (!rules) this.#rules.set(url.host, (rules = this.#read(url)))
    const found = await orAborted(rules, signal)
    if (found === 'unavailable')
      throw new ReadError('unreachable', `robots.txt of ${url.host} is unavailable`)
    if (!found.rules.allows(url.pathname + url.search))
      throw new ReadError('forbidden', `robots.txt of ${url.host} disallows this page`)
  }

  async #read(url: URL): Promise<HostRules> {
    try {
      const { status, text } = await this.read(new URL('/robots.txt', url), AbortSignal.timeout(TIMEOUT_MS))
      if (status >= 500 || status === 429) return this.#unavailable(url.host)
      if (status >= 400) return ALLOW_ALL
      const rules = parseRobots(text, this.token)
      if (rules.crawlDelay) this.slowDown(url.host, Math.min(rules.crawlDelay * 1000, MAX_DELAY_MS))
      return { rules }
    } catch (error) {
      if (!(error instanceof ReadError && error.reason === 'forbidden')) return this.#unavailable(url.host)
      this.#rules.delete(url.host)
      throw error
    }
  }

  #unavailable(host: string): HostRules {
    this.#rules.set(host, Promise.resolve('unavailable'), UNAVAILABLE_TTL_MS)
    return 'unavailable'
  }
}
