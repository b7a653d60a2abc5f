import { setTimeout as sleep } from 'node:timers/promises'
import type { Snapshot } from '#domain/evidence/page'
import { canonicalUrl } from '#domain/people/urls'
import { words } from '#domain/people/text'
import { Evidence, type FoundPage, type ReadRequest, type ReadResult } from '#domain/ports/evidence'
import type { WebPage } from './generated_web.js'

/** As the live reader keeps to: requests at once, over all hosts and to one. */
const [TOTAL, PER_HOST] = [32, 2]

/** A web whose pages, and whose search, take a time to answer; nothing read before is known. Counts what is asked of it. */
export class LatentEvidence extends Evidence {
  reads = 0
  searches = 0
  readonly #pages = new Map<string, WebPage>()
  readonly #found = new Map<string, Set<string>>()
  readonly #stored = new Map<string, Promise<ReadResult>>()
  readonly #hosts = new Map<string, Gate>()
  readonly #all = new Gate(TOTAL)

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

  /** Forgets what was read. */
  forget(): void {
    this.#stored.clear()
    this.reads = 0
    this.searches = 0
  }

  read({ url, now }: ReadRequest): Promise<ReadResult> {
    const key = canonicalUrl(url) ?? url
    const stored = this.#stored.get(key)
    if (stored) return stored
    const read = this.#live(key, url, now)
    this.#stored.set(key, read)
    return read
  }

  async stored(): Promise<Snapshot | null> {
    return null
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

  async #live(key: string, url: string, now: string): Promise<ReadResult> {
    const host = new URL(url).hostname
    let gate = this.#hosts.get(host)
    if (!gate) this.#hosts.set(host, (gate = new Gate(PER_HOST)))
    await gate.through(() => this.#all.through(() => sleep(this.latencyMs)))
    this.reads++
    const page = this.#pages.get(key)
    if (!page) return { ok: false, reason: 'gone', stale: null }
    const snapshot = { ...page, via: [page.url], status: 200, contentType: 'text/html', observedAt: now }
    return { ok: true, page: snapshot, live: true }
  }
}

/** Lets so many through at once. */
class Gate {
  readonly #waiting: (() => void)[] = []

  constructor(private free: number) {}

  async through<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free--
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.free++
    }
  }
}
