import { setTimeout as sleep } from 'node:timers/promises'
import type { Snapshot } from '#domain/evidence/page'
import { canonicalUrl } from '#domain/people/text/urls'
import { words } from '#domain/people/text/text'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/evidence/evidence'
import { HostGate } from '#adapters/evidence/live/host_gate'
import { LIVE_LIMITS } from '#adapters/evidence/live/live_reader'
import { SharedReads } from '#adapters/evidence/live/shared_reads'
import { InlinePageParser } from '#adapters/page_parser/inline_page_parser'
import type { WebPage } from './generated_web.js'

/**
 * A web whose archive is empty at first. Pages and searches take a fixed time to answer. Counts
 * live reads and searches.
 */
export class LatentEvidence extends Evidence {
  readonly parser = new InlinePageParser()
  reads = 0
  searches = 0
  readonly #pages = new Map<string, WebPage>()
  readonly #found = new Map<string, Set<string>>()
  readonly #stored = new Map<string, ReadResult>()
  readonly #reads = new SharedReads<ReadResult>()
  /** The limits of the live reader. */
  readonly #gate = new HostGate(LIVE_LIMITS)

  constructor(
    pages: readonly WebPage[],
    private readonly latencyMs: number
  ) {
    super()
    for (const page of pages) {
      this.#pages.set(canonicalUrl(page.url)!, page)
      for (const word of new Set(words(page.html.replace(/<[^>]*>/g, ' ')))) {
        const having = this.#found.get(word) ?? new Set()
        this.#found.set(word, having.add(page.url))
      }
    }
  }

  /** Empties the archive. */
  forget(): void {
    this.#stored.clear()
    this.reads = 0
    this.searches = 0
  }

  async read({ url, now, signal }: ReadRequest): Promise<ReadResult> {
    const key = canonicalUrl(url) ?? url
    const stored = this.#stored.get(key)
    if (stored) return stored
    try {
      return await this.#reads.get(key, signal, (shared) => this.#live(key, url, now, shared))
    } catch {
      return { ok: false, reason: 'timeout', stale: null }
    }
  }

  async stored(): Promise<Snapshot | null> {
    return null
  }

  findStored(): Promise<FoundPage[]> {
    return Promise.resolve([])
  }

  linking(): Promise<FoundPage[]> {
    return Promise.resolve([])
  }

  async find(query: string, limit: number): Promise<FoundPage[]> {
    this.searches++
    await sleep(this.latencyMs)
    const scores = new Map<string, number>()
    for (const word of new Set(words(query))) {
      const having = this.#found.get(word) ?? new Set()
      for (const url of having) scores.set(url, (scores.get(url) ?? 0) + 1 / having.size)
    }
    return [...scores]
      .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
      .slice(0, limit)
      .map(([url, score]) => ({ url, title: null, score }))
  }

  async healthy(): Promise<boolean> {
    return true
  }

  async close(): Promise<void> {}

  async #live(key: string, url: string, now: string, signal: AbortSignal): Promise<ReadResult> {
    const wait = () => sleep(this.latencyMs, undefined, { signal })
    await this.#gate.run(new URL(url).hostname, signal, wait)
    this.reads++
    const result = this.#answer(key, now)
    this.#stored.set(key, result)
    return result
  }

  #answer(key: string, now: string): ReadResult {
    const page = this.#pages.get(key)
    if (!page) return { ok: false, reason: 'gone', stale: null }
    const snapshot = { ...page, via: [page.url], status: 200, contentType: 'text/html', observedAt: now }
    return { ok: true, page: snapshot, live: true }
  }
}
