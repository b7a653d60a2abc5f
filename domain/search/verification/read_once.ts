import type { Pages, PageWindow, ReadPage } from '#domain/truth/research/page_source'
import type { ReadFailure } from '#domain/evidence/evidence'
import type { PageHint } from '#domain/evidence/page_hint'

type CachedPage = { maxAgeDays: number; page: Promise<ReadPage | ReadFailure> }

/** The maximum number of cached pages, and of searches. Enough for colleagues verified together. */
const MAX_CACHED = 200

/**
 * Shares pages and page searches within one verified search. Reads a cached page again only if a caller
 * requires a newer one, or if the earlier read timed out.
 */
export class ReadOnce implements Pages {
  readonly #readings = new Map<string, CachedPage>()
  readonly #found = new Map<string, Promise<string[]>>()

  constructor(private readonly pages: Pages) {}

  async read(url: string, window: PageWindow, about?: PageHint): Promise<ReadPage | ReadFailure> {
    const key = about ? `${url} ${about.entity} ${about.name}` : url
    for (;;) {
      const cached = this.#readings.get(key)
      if (!cached || cached.maxAgeDays > window.maxAgeDays) return this.#read(key, url, window, about)
      const page = await cached.page
      if (page !== 'timeout' || window.signal?.aborted) return page
      // If the first caller aborted, the result is also `timeout`, so this caller tries again.
      if (this.#readings.get(key) === cached) return this.#read(key, url, window, about)
    }
  }

  #read(
    key: string,
    url: string,
    window: PageWindow,
    about: PageHint | undefined
  ): Promise<ReadPage | ReadFailure> {
    const page = this.pages.read(url, window, about)
    cache(this.#readings, key, { maxAgeDays: window.maxAgeDays, page })
    return page
  }

  linking(address: string, limit: number): Promise<string[]> {
    return this.pages.linking(address, limit)
  }

  find(query: string, limit: number, signal?: AbortSignal): Promise<string[]> {
    const key = `${limit} ${query}`
    const cached = this.#found.get(key)
    if (cached) return cached
    const found = this.pages.find(query, limit, signal)
    cache(this.#found, key, found)
    return found
  }
}

function cache<T>(entries: Map<string, T>, key: string, value: T): void {
  entries.delete(key)
  entries.set(key, value)
  if (entries.size > MAX_CACHED) entries.delete(entries.keys().next().value!)
}
