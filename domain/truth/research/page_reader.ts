import type { Mention } from '#domain/evidence/claim'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import type { Page, Snapshot } from '#domain/evidence/page'
import { parsePage } from '#domain/evidence/parse/parse_page'
import type { Evidence, ReadFailure } from '#domain/ports/evidence'

/** A page with what it says. */
export type ReadPage = { page: Page; mentions: readonly Mention[] }

export type PageWindow = {
  /** ISO 8601 UTC. */
  now: string
  /** The oldest stored reading that will do, in days. */
  maxAgeDays: number
  /** Whether an older one serves where no newer can be had. */
  staleServes: boolean
  signal?: AbortSignal
}

/** How much of parsed pages is kept, in characters of text and structured data; a link or a block counts as 200. */
const KEPT = 16_000_000
const PIECE = 200

/** Reads pages and what they say; a page that several subjects, or several requests, need is parsed once. */
export class PageReader {
  readonly #parsed = new Map<string, { read: ReadPage; weight: number }>()
  #weight = 0

  constructor(
    private readonly evidence: Evidence,
    private readonly kept: number = KEPT
  ) {}

  /** The page, or why there is none. */
  async read(url: string, { staleServes, ...window }: PageWindow): Promise<ReadPage | ReadFailure> {
    const result = await this.evidence.read({ url, ...window })
    const snapshot = result.ok ? result.page : staleServes ? result.stale : null
    if (snapshot) return this.#parse(snapshot)
    return result.ok ? 'unusable' : result.reason
  }

  /** Addresses of pages that speak of the words, best first. */
  async find(query: string, limit: number, signal?: AbortSignal): Promise<string[]> {
    return (await this.evidence.find(query, limit, signal)).map(({ url }) => url)
  }

  #parse(snapshot: Snapshot): ReadPage {
    const key = `${snapshot.observedAt} ${snapshot.via.join(' ')} ${snapshot.url}`
    const known = this.#parsed.get(key)
    if (known) {
      // The last used stay longest.
      this.#parsed.delete(key)
      this.#parsed.set(key, known)
      return known.read
    }
    const page = parsePage(snapshot)
    const read = { page, mentions: extractMentions(page) }
    this.#keep(key, { read, weight: weightOf(page) })
    return read
  }

  #keep(key: string, one: { read: ReadPage; weight: number }): void {
    if (one.weight > this.kept) return
    this.#parsed.set(key, one)
    this.#weight += one.weight
    for (const [oldest, { weight }] of this.#parsed) {
      if (this.#weight <= this.kept) return
      this.#parsed.delete(oldest)
      this.#weight -= weight
    }
  }
}

const weightOf = ({ text, structured, links, blocks }: Page): number =>
  text.length +
  structured.reduce((total, { source }) => total + source.length, 0) +
  (links.length + blocks.length) * PIECE
