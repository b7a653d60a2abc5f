import { parseRobots, type RobotsRules } from '#domain/evidence/robots'
import { RecentMap } from '../../egress/recent_map.js'
import { orAborted } from './or_aborted.js'
import { ReadError } from './read_error.js'

/** What became of asking for a robots.txt: its text, or the status that stands for one. */
export type ReadRobots = (url: URL, signal: AbortSignal) => Promise<{ status: number; text: string }>

type Answer = { rules: RobotsRules } | 'not now'

const KEPT_MS = 24 * 60 * 60_000
const NOT_NOW_MS = 5 * 60_000
const WAIT_MS = 10_000
const MAX_DELAY_MS = 2000
const ALL: Answer = { rules: { allows: () => true, crawlDelay: null } }

/**
 * The robots exclusion protocol (RFC 9309), read once a day for each host: without a file everything is allowed, while
 * the server cannot say nothing is.
 */
export class Robots {
  readonly #answers = new RecentMap<Promise<Answer>>(10_000, KEPT_MS)

  constructor(
    private readonly token: string,
    private readonly read: ReadRobots,
    private readonly slowDown: (host: string, delayMs: number) => void
  ) {}

  /** @throws ReadError where the page may not be read, or not now; the signal's reason while waiting */
  async check(url: URL, signal: AbortSignal): Promise<void> {
    let answer = this.#answers.get(url.host)
    if (!answer) this.#answers.set(url.host, (answer = this.#ask(url)))
    const found = await orAborted(answer, signal)
    if (found === 'not now')
      throw new ReadError('unreachable', `${url.host} cannot say whether it may be read`)
    if (!found.rules.allows(url.pathname + url.search))
      throw new ReadError('forbidden', `${url.host} asks not to be read there`)
  }

  async #ask(url: URL): Promise<Answer> {
    try {
      const { status, text } = await this.read(new URL('/robots.txt', url), AbortSignal.timeout(WAIT_MS))
      if (status >= 500 || status === 429) return this.#notNow(url.host)
      if (status >= 400) return ALL
      const rules = parseRobots(text, this.token)
      if (rules.crawlDelay) this.slowDown(url.host, Math.min(rules.crawlDelay * 1000, MAX_DELAY_MS))
      return { rules }
    } catch (error) {
      if (!(error instanceof ReadError && error.reason === 'forbidden')) return this.#notNow(url.host)
      this.#answers.delete(url.host)
      throw error
    }
  }

  #notNow(host: string): Answer {
    this.#answers.set(host, Promise.resolve('not now'), NOT_NOW_MS)
    return 'not now'
  }
}
