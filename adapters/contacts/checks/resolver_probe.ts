/**
 * Domains whose mail servers every resolver of the public internet knows. Five operators and four endings: no single outage,
 * sale or block list takes them all.
 */
export const WELL_KNOWN_DOMAINS = [
  'gmail.com',
  'outlook.com',
  'icloud.com',
  'wikimedia.org',
  'ripe.net',
] as const

/** How long an answer holds, in milliseconds. */
const KEPT_MS = { known: 2 * 60_000, unknown: 20_000 }

/**
 * Distinguishes "this domain does not exist" from "this resolver knows no domain at all": an offline, captive or purely
 * internal one, which answers every question with nothing. Asks for the mail servers of well-known domains.
 */
export class ResolverProbe {
  #answer: { knows: boolean; until: number } | null = null
  #pending: Promise<boolean> | null = null

  /** @param ask resolves to the records of a name, and rejects where there are none or DNS did not say */
  constructor(
    private readonly ask: (name: string) => Promise<readonly unknown[]>,
    private readonly now: () => number = () => performance.now()
  ) {}

  /** True as soon as the resolver knows one well-known domain. Callers at the same time share one probe. */
  knowsTheInternet(): Promise<boolean> {
    if (this.#answer && this.now() < this.#answer.until) return Promise.resolve(this.#answer.knows)
    this.#pending ??= this.#probe().finally(() => {
      this.#pending = null
    })
    return this.#pending
  }

  async #probe(): Promise<boolean> {
    const knows = await Promise.any(WELL_KNOWN_DOMAINS.map((name) => this.#isKnown(name))).catch(() => false)
    this.#answer = { knows, until: this.now() + (knows ? KEPT_MS.known : KEPT_MS.unknown) }
    return knows
  }

  async #isKnown(name: string): Promise<true> {
    if ((await this.ask(name)).length === 0) throw new Error(`${name} has no mail servers here`)
    return true
  }
}
