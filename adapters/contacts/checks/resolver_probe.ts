/**
 * Domains that every public resolver knows. The domains have different operators, so no single outage or
 * block list affects all.
 */
export const WELL_KNOWN_DOMAINS = [
  'gmail.com',
  'outlook.com',
  'icloud.com',
  'wikimedia.org',
  'ripe.net',
] as const

const CACHE_TTL_MS = { known: 2 * 60_000, unknown: 20_000 }

/**
 * Tests whether the resolver reaches public DNS. An offline, captive or internal resolver returns
 * nothing for every name, which would look like "this domain does not exist".
 */
export class ResolverProbe {
  #answer: { knows: boolean; until: number } | null = null
  #pending: Promise<boolean> | null = null

  /** @param query queries DNS; rejects when the name has no records or DNS did not answer */
  constructor(
    private readonly query: (name: string) => Promise<readonly unknown[]>,
    private readonly now: () => number = () => performance.now()
  ) {}

  /**
   * Returns true as soon as the resolver finds records of one well-known domain, and false when it
   * finds none. Concurrent callers share one probe.
   */
  knowsTheInternet(): Promise<boolean> {
    if (this.#answer && this.now() < this.#answer.until) return Promise.resolve(this.#answer.knows)
    this.#pending ??= this.#probe().finally(() => {
      this.#pending = null
    })
    return this.#pending
  }

  async #probe(): Promise<boolean> {
    const knows = await Promise.any(WELL_KNOWN_DOMAINS.map((name) => this.#isKnown(name))).catch(() => false)
    this.#answer = { knows, until: this.now() + (knows ? CACHE_TTL_MS.known : CACHE_TTL_MS.unknown) }
    return knows
  }

  async #isKnown(name: string): Promise<true> {
    if ((await this.query(name)).length === 0)
      throw new Error(`${name} has no mail servers according to this resolver`)
    return true
  }
}
