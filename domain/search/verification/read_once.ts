import type { Pages, PageWindow, ReadPage } from '#domain/truth/research/page_reader'
import type { ReadFailure } from '#domain/evidence/evidence'

type Reading = { maxAgeDays: number; page: Promise<ReadPage | ReadFailure> }

/** What is kept of pages, and of searches: enough for the colleagues who are looked at together. */
const MOST = 200

/** The pages of one search: what several people need is asked for once, unless it has to be younger than what is at hand. */
export class ReadOnce implements Pages {
  readonly #readings = new Map<string, Reading>()
  readonly #found = new Map<string, Promise<string[]>>()

  constructor(private readonly pages: Pages) {}

  async read(url: string, window: PageWindow): Promise<ReadPage | ReadFailure> {
    for (;;) {
      const known = this.#readings.get(url)
      if (!known || known.maxAgeDays > window.maxAgeDays) return this.#read(url, window)
      const page = await known.page
      if (page !== 'timeout' || window.signal?.aborted) return page
      // Whoever asked first may have left before it came.
      if (this.#readings.get(url) === known) return this.#read(url, window)
    }
  }

  #read(url: string, window: PageWindow): Promise<ReadPage | ReadFailure> {
    const page = this.pages.read(url, window)
    keep(this.#readings, url, { maxAgeDays: window.maxAgeDays, page })
    return page
  }

  find(query: string, limit: number, signal?: AbortSignal): Promise<string[]> {
    const key = `${limit} ${query}`
    const known = this.#found.get(key)
    if (known) return known
    const found = this.pages.find(query, limit, signal)
    keep(this.#found, key, found)
    return found
  }
}

function keep<T>(kept: Map<string, T>, key: string, one: T): void {
  kept.delete(key)
  kept.set(key, one)
  if (kept.size > MOST) kept.delete(kept.keys().next().value!)
}
