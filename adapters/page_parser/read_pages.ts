import type { Page } from '#domain/evidence/page'
import type { ReadPage } from '#domain/evidence/page_parser'

/** The cache size, in characters of text and structured data. A link or block counts as 200. */
const MAX_WEIGHT = 32_000_000
const ITEM_WEIGHT = 200

/** An LRU cache of parsed pages by content, limited by weight. */
export class ReadPages {
  readonly #pages = new Map<string, { read: ReadPage; weight: number }>()
  #weight = 0

  constructor(private readonly maxWeight: number = MAX_WEIGHT) {}

  /** Returns the cached page with the time of this capture. */
  get(key: string, observedAt: string): ReadPage | null {
    const known = this.#pages.get(key)
    if (!known) return null
    this.#pages.delete(key)
    // Other caches use the page object as key, so an equal capture must stay the same object.
    if (known.read.page.observedAt !== observedAt)
      known.read = { ...known.read, page: { ...known.read.page, observedAt } }
    this.#pages.set(key, known)
    return known.read
  }

  add(key: string, read: ReadPage): void {
    const weight = weightOf(read.page)
    if (weight > this.maxWeight) return
    this.#pages.set(key, { read, weight })
    this.#weight += weight
    for (const [oldest, { weight }] of this.#pages) {
      if (this.#weight <= this.maxWeight) return
      this.#pages.delete(oldest)
      this.#weight -= weight
    }
  }
}

const weightOf = ({ text, structured, links, blocks }: Page): number =>
  text.length +
  structured.reduce((total, { source }) => total + source.length, 0) +
  (links.length + blocks.length) * ITEM_WEIGHT
