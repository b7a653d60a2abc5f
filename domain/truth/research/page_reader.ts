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

const CACHED = 400

/** Reads pages and what they say; a page that several subjects need is parsed once. */
export class PageReader {
  readonly #parsed = new Map<string, ReadPage>()

  constructor(private readonly evidence: Evidence) {}

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
    let read = this.#parsed.get(key)
    if (read) this.#parsed.delete(key)
    else {
      const page = parsePage(snapshot)
      read = { page, mentions: extractMentions(page) }
      if (this.#parsed.size >= CACHED) this.#parsed.delete(this.#parsed.keys().next().value!)
    }
    // The last used stay longest.
    this.#parsed.set(key, read)
    return read
  }
}
