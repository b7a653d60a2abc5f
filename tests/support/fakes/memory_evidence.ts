import { linkWord } from '#domain/evidence/link_word'
import { isFresh } from '#domain/evidence/freshness'
import type { Snapshot } from '#domain/evidence/page'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import type { PageParser } from '#domain/evidence/page_parser'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import { LATEST } from '#adapters/evidence/archive/archive_evidence'
import { pageKey, redirectTarget } from '#adapters/evidence/archive/page_key'
import { foldWords, pageWords } from '#adapters/evidence/archive/page_words'
import { queryWords } from '#adapters/evidence/archive/text_index'

/** A capture: a page, a redirect (with `location`) or an absence (status from 400). */
export type MemoryPage = {
  url: string
  observedAt: string
  html?: string
  contentType?: string
  status?: number
  location?: string
}

/** A simulated web. Returns the current page at a URL, or null if nothing answers. */
export type MemoryWeb = (url: string) => Omit<MemoryPage, 'observedAt'> | null

const MAX_REDIRECTS = 8

/**
 * Evidence in memory. With a `web`, it reads pages that are not fresh from there and stores them.
 */
export class MemoryEvidence extends Evidence {
  readonly #pages = new Map<string, MemoryPage[]>()
  readonly #words = new WeakMap<MemoryPage, { title: string | null; text: Set<string> }>()
  readonly parser: PageParser
  readonly #web: MemoryWeb | null

  constructor(
    pages: Iterable<MemoryPage> = [],
    web: MemoryWeb | null = null,
    parser: PageParser = new InlinePageParser()
  ) {
    super()
    this.parser = parser
    this.#web = web
    for (const page of pages) this.add(page)
  }

  /** Adds a capture. Throws if its URL is no web address. */
  add(page: MemoryPage): void {
    const key = pageKey(page.url)?.key
    if (!key) throw new Error(`${page.url} is not a web address`)
    const captures = this.#pages.get(key) ?? []
    this.#pages.set(
      key,
      [...captures, page].sort((a, b) => (a.observedAt < b.observedAt ? -1 : 1))
    )
  }

  async read({ url, maxAgeDays, now, signal }: ReadRequest): Promise<ReadResult> {
    const found = this.#follow(url, now, false)
    if (found && isFresh(found.oldest, maxAgeDays, now)) return this.#result(found, url, now, false)
    if (signal?.aborted) return this.#failure('timeout', url, now)
    if (!this.#web) return this.#failure('not_archived', url, now)
    if (!pageKey(url)) return this.#failure('forbidden', url, now)
    if (!this.#readWeb(url, now)) return this.#failure('unreachable', url, now)
    return this.#result(this.#follow(url, now, false)!, url, now, true)
  }

  async stored(url: string, at = LATEST): Promise<Snapshot | null> {
    return this.#standing(url, at)
  }

  find(query: string, limit: number): Promise<FoundPage[]> {
    return this.findStored(query, limit)
  }

  async findStored(query: string, limit: number): Promise<FoundPage[]> {
    const words = queryWords(query)
    const found = [...this.#pages.values()].flatMap((captures): FoundPage[] => {
      const page = captures.findLast(isPage)
      if (!page) return []
      const { title, text } = this.#wordsOf(page)
      const score = words.filter((word) => text.has(word)).length / words.length
      return score > 0 ? [{ url: page.url, title, score }] : []
    })
    return found.sort((a, b) => b.score - a.score || (a.url < b.url ? -1 : 1)).slice(0, limit)
  }

  async linking(address: string, limit: number): Promise<FoundPage[]> {
    const word = linkWord(address)
    return word ? this.findStored(word, limit) : []
  }

  #wordsOf(page: MemoryPage): { title: string | null; text: Set<string> } {
    let known = this.#words.get(page)
    if (!known) {
      const { title, url, body, links } = pageWords(page.url, typeOf(page), page.html ?? '')
      known = { title, text: new Set(`${foldWords(title ?? '')} ${url} ${body} ${links}`.split(' ')) }
      this.#words.set(page, known)
    }
    return known
  }

  async healthy(): Promise<boolean> {
    return true
  }

  async close(): Promise<void> {}

  /** Reads a URL and its redirects from the web. Returns whether they end with a response. */
  #readWeb(url: string, now: string): boolean {
    const seen = new Set<string>()
    for (let at: string | null = url; at && !seen.has(at) && seen.size <= MAX_REDIRECTS; ) {
      seen.add(at)
      const answer = this.#web!(at)
      if (!answer) return false
      this.add({ ...answer, observedAt: now })
      if (!answer.location) return true
      at = redirectTarget(answer.url, answer.location)
    }
    return false
  }

  #follow(url: string, at: string, skipGone: boolean) {
    const via = [url]
    let oldest = at
    for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
      const captures = this.#pages.get(pageKey(via.at(-1)!)?.key ?? '') ?? []
      const page = captures.findLast(
        (one) => one.observedAt <= at && (!skipGone || (one.status ?? 200) < 400)
      )
      if (!page) return null
      if (page.observedAt < oldest) oldest = page.observedAt
      if (page.url !== via.at(-1)) via.push(page.url)
      if (!page.location) return { page, via, oldest }
      const target = redirectTarget(page.url, page.location)
      if (!target || via.includes(target)) return null
      via.push(target)
    }
    return null
  }

  #standing(url: string, at: string): Snapshot | null {
    const found = this.#follow(url, at, true)
    return found && isPage(found.page) ? toSnapshot(found.page, found.via) : null
  }

  #result(found: { page: MemoryPage; via: string[] }, url: string, now: string, live: boolean): ReadResult {
    if (!isPage(found.page)) return this.#failure('gone', url, now)
    return { ok: true, page: toSnapshot(found.page, found.via), live }
  }

  #failure(reason: Extract<ReadResult, { ok: false }>['reason'], url: string, now: string): ReadResult {
    return { ok: false, reason, stale: this.#standing(url, now) }
  }
}

const isPage = (page: MemoryPage) => (page.status ?? 200) < 300 && !page.location
const typeOf = ({ contentType = 'text/html' }: MemoryPage) => contentType

function toSnapshot(page: MemoryPage, via: string[]): Snapshot {
  const { url, observedAt, status = 200, html = '' } = page
  return { url, via, status, contentType: typeOf(page), html, observedAt }
}
