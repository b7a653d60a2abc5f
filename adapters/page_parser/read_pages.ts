import type { Page } from '#domain/evidence/page'
import type { ReadPage } from '#domain/evidence/page_parser'

/** How much is kept, in characters of text and structured data; a link or a block counts as 200. */
const MAX_WEIGHT = 32_000_000
const PIECE = 200

/** Parsed pages by what they hold, as many as fit; the last used stay longest. */
export class ReadPages {
  readonly #pages = new Map<string, { read: ReadPage; weight: number }>()
  #weight = 0

  constructor(private readonly maxWeight: number = MAX_WEIGHT) {}

  /** The page as it was read at a time. */
  get(key: string, observedAt: string): ReadPage | null {
    const known = this.#pages.get(key)
    if (!known) return null
    this.#pages.delete(key)
    // What is derived from a page is kept by its identity, so the same reading is the same object.
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
  (links.length + blocks.length) * PIECE
