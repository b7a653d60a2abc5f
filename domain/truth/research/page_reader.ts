import type { Mention } from '#domain/evidence/claim'
import { extractMentions } from '#domain/evidence/extract/extract_mentions'
import type { Page, Snapshot } from '#domain/evidence/page'
import { parsePage } from '#domain/evidence/parse/parse_page'
import { refreshTarget } from '#domain/evidence/parse/refresh'
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

/** Where research has its pages from. */
export type Pages = Pick<PageReader, 'read' | 'find'>

/** How much of parsed pages is kept, in characters of text and structured data; a link or a block counts as 200. */
const KEPT = 16_000_000
const PIECE = 200
const MOST_REFRESHES = 3

/** Reads pages and what they say; a page that several subjects, or several requests, need is parsed once. */
export class PageReader {
  readonly #parsed = new Map<string, { read: ReadPage; weight: number }>()
  #weight = 0

  constructor(
    private readonly evidence: Evidence,
    private readonly kept: number = KEPT
  ) {}

  /** The page, or why there is none; where a page sends its readers on to another at once, that one. */
  async read(url: string, window: PageWindow): Promise<ReadPage | ReadFailure> {
    const via: string[] = []
    let snapshot = await this.#snapshot(url, window)
    for (let hop = 0; typeof snapshot !== 'string' && hop < MOST_REFRESHES; hop++) {
      const target = refreshTarget(snapshot)
      const next = target && !via.includes(target) ? await this.#snapshot(target, window) : 'gone'
      if (typeof next === 'string') break
      via.push(...snapshot.via)
      snapshot = next
    }
    if (typeof snapshot === 'string') return snapshot
    return this.#parse(via.length > 0 ? { ...snapshot, via: [...via, ...snapshot.via] } : snapshot)
  }

  async #snapshot(url: string, { staleServes, ...window }: PageWindow): Promise<Snapshot | ReadFailure> {
    const result = await this.evidence.read({ url, ...window })
    return result.ok ? result.page : ((staleServes ? result.stale : null) ?? result.reason)
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
