import type { Pages, PageWindow, ReadPage } from '#domain/truth/research/page_source'
import type { ReadFailure } from '#domain/evidence/evidence'

type CachedPage = { maxAgeDays: number; page: Promise<ReadPage | ReadFailure> }

/** Maximum number of cached pages and searches: enough for colleagues who are verified together. */
const MAX_CACHED = 200

/** Shares pages and searches within a search. Reads a page again for a stricter age only. */
export class ReadOnce implements Pages {
  readonly #readings = new Map<string, CachedPage>()
  readonly #found = new Map<string, Promise<string[]>>()

  constructor(private readonly pages: Pages) {}

  async read(url: string, window: PageWindow): Promise<ReadPage | ReadFailure> {
    for (;;) {
      const cached = this.#readings.get(url)
      if (!cached || cached.maxAgeDays > window.maxAgeDays) return this.#read(url, window)
      const page = await cached.page
      if (page !== 'timeout' || window.signal?.aborted) return page
      // The first caller may have aborted, which is no timeout for this one.
      if (this.#readings.get(url) === cached) return this.#read(url, window)
    }
  }

  #read(url: string, window: PageWindow): Promise<ReadPage | ReadFailure> {
    const page = this.pages.read(url, window)
    cache(this.#readings, url, { maxAgeDays: window.maxAgeDays, page })
    return page
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
