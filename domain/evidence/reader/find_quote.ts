import { MAX_QUOTE_LENGTH } from '../extract/verbatim_quotes.js'
import type { Page, PageLink } from '../page.js'
import type { ShownPage } from './shown_page.js'

/** Where a quote occurs in a page. */
export type FoundQuote = {
  /** As written on the page. */
  text: string
  /** The whole text of the blocks that contain the quote, or the whole title or `href`. */
  context: string
  /**
   * The text before the quote: up to 40 characters of the page's text, or everything before it in
   * the title. For an `href`, the text of the link.
   */
  before: string
  /** The first and last block. Null for the title, and for a link that follows the last block. */
  blocks: [first: number, last: number] | null
  /** The quote's position in the page's text; -1 for a title or `href`. */
  at: number
}

const MAX_OCCURRENCES = 20
const BEFORE = 40
/** Matches a character of a script that does not separate words by spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/**
 * Finds quotes in a page's text outside excluded blocks, and in the title and links that a reader
 * was shown. In a quote, each run of white space counts as one space. In the page's text, each
 * white-space character does. Titles and links are compared as written.
 */
export class QuoteFinder {
  readonly #flat: string
  readonly #starts: number[] = []

  constructor(
    private readonly page: Page,
    private readonly shown: ShownPage
  ) {
    this.#flat = page.text.replace(/\s/g, ' ')
    let at = 0
    for (const { text } of page.blocks) {
      this.#starts.push(at)
      at += text.length + 1
    }
  }

  /**
   * Returns occurrences of a quote: a link, occurrences in the text, and one in the title. Examines
   * only the first 20 in the text. Leaves out those that cut a word or touch an excluded block.
   */
  find(quote: string): FoundQuote[] {
    const wanted = quote
      .replace(/\s+/g, ' ')
      .trim()
      // The reader sees the title behind this label.
      .replace(/^Title: /, '')
    if (wanted === '' || wanted.length > MAX_QUOTE_LENGTH) return []
    const link = this.#link(wanted)
    return [...(link ? [link] : []), ...this.#inText(wanted), ...this.#inTitle(wanted)]
  }

  #link(wanted: string): FoundQuote | null {
    const href = wanted.slice(wanted.lastIndexOf('-> ') + 1).replace(/^> /, '')
    const link = this.shown.links.find((one) => one.href === href)
    return link
      ? { text: href, context: href, before: link.text, blocks: this.#blocksOf(link), at: -1 }
      : null
  }

  /** Returns the block of a link. Null for a link that follows the last block. */
  #blocksOf({ block }: PageLink): FoundQuote['blocks'] {
    return block < this.page.blocks.length ? [block, block] : null
  }

  #inText(wanted: string): FoundQuote[] {
    const found: FoundQuote[] = []
    let at = this.#flat.indexOf(wanted)
    for (let seen = 0; at >= 0 && seen < MAX_OCCURRENCES; seen++) {
      const end = at + wanted.length
      const [first, last] = [this.#blockAt(at), this.#blockAt(end - 1)]
      if (!cutsWord(this.#flat, at, end) && !this.#touchesExcluded(first, last))
        found.push({
          text: this.page.text.slice(at, end),
          context: this.page.blocks
            .slice(first, last + 1)
            .map(({ text }) => text)
            .join('\n'),
          before: this.#flat.slice(Math.max(0, at - BEFORE), at),
          blocks: [first, last],
          at,
        })
      at = this.#flat.indexOf(wanted, at + 1)
    }
    return found
  }

  #inTitle(wanted: string): FoundQuote[] {
    const { title } = this.shown
    const at = title?.indexOf(wanted) ?? -1
    if (!title || at < 0 || cutsWord(title, at, at + wanted.length)) return []
    return [{ text: wanted, context: title, before: title.slice(0, at), blocks: null, at: -1 }]
  }

  #touchesExcluded(first: number, last: number): boolean {
    for (let block = first; block <= last; block++) if (this.shown.isExcluded(block)) return true
    return false
  }

  /** Returns the block at a position, by binary search. */
  #blockAt(at: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.#starts[middle] <= at) low = middle
      else high = middle - 1
    }
    return low
  }
}

/**
 * Reports whether a span begins or ends inside a word or number. Words joined by `@`, `_` or a dash
 * count as one word. A span may begin and end beside any character of a script that does not
 * separate words by spaces.
 */
function cutsWord(text: string, start: number, end: number): boolean {
  return (
    cuts(text.slice(Math.max(0, start - 2), start), text.slice(start, start + 2)) ||
    cuts(text.slice(Math.max(0, end - 2), end), text.slice(end, end + 2))
  )
}

const cuts = (left: string, right: string): boolean => {
  if (UNSPACED.test(left.slice(-1)) || UNSPACED.test(right.slice(0, 1))) return false
  return (
    (/[\p{L}\p{N}]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right)) ||
    (/[\p{L}\p{N}][@_\-–]$/u.test(left) && /^[\p{L}\p{N}]/u.test(right)) ||
    (/[\p{L}\p{N}]$/u.test(left) && /^[@_\-–][\p{L}\p{N}]/u.test(right)) ||
    (/\d[.,'’:]$/.test(left) && /^\d/.test(right)) ||
    (/\d$/.test(left) && /^[.,'’:]\d/.test(right))
  )
}
