import { companyKey } from '#domain/people/companies/company_name'
import { parseName } from '#domain/people/names/names'
import { words } from '#domain/people/text/text'
import type { EntityKind, Mention } from '../claim.js'
import type { Page, Region } from '../page.js'
import type { FoundQuote } from './find_quote.js'

/** A larger element is a section or page rather than the card of one person. */
const MAX_CARD_BLOCKS = 6
const MAX_NAMES = 300

type Named = { name: string; tokens: readonly string[] }

/**
 * Decides whether a quote can be about a subject. If the quote contains names, one must be the
 * subject's. Otherwise, the smallest element around the quote that contains names decides: all of
 * them, or the one nearest to the quote, must be the subject's. On the subject's own page, quotes
 * outside cards are also about the subject.
 */
export class Attribution {
  readonly #others: readonly Named[]
  readonly #namedIn = new Map<number, readonly string[]>()

  constructor(
    private readonly page: Page,
    mentions: readonly Mention[],
    private readonly entity: EntityKind
  ) {
    const names = mentions.flatMap((one) => (one.entity === entity && one.name ? [one.name] : []))
    this.#others = [...new Set(names)].slice(0, MAX_NAMES).map((name) => this.#named(name))
  }

  /** `about` are the subject's names. `own` is true if the page is the subject's own. */
  allows(quote: FoundQuote, about: readonly string[], own: boolean): boolean {
    const isAbout = (name: string) => about.includes(name)
    const quoted = this.#namesIn(quote.text)
    if (quoted.length > 0) return quoted.some(isAbout)
    if (about.some((name) => holds(new Set(words(quote.text)), this.#named(name)))) return true
    if (!quote.blocks) return own || this.#others.every(({ name }) => isAbout(name))
    for (const [start, end] of this.#around(quote.blocks)) {
      const named = [...new Set(this.#blocksName(start, end))]
      if (named.length === 0) continue
      if (named.every(isAbout)) return true
      const isCard = end - start <= MAX_CARD_BLOCKS
      if (!named.some(isAbout)) return own && !isCard
      return (own && !isCard) || isAbout(this.#nearest(quote, start, end))
    }
    return own || this.#others.every(({ name }) => isAbout(name))
  }

  /** Returns the block ranges of a quote and of each element around it, smallest first. */
  #around([first, last]: [number, number]): [start: number, end: number][] {
    const holds = ({ start, end }: Region) => start <= first && last < end
    const regions = this.page.regions.filter(holds).map(({ start, end }): [number, number] => [start, end])
    return [[first, last + 1] as [number, number], ...regions].sort((a, b) => a[1] - a[0] - (b[1] - b[0]))
  }

  /** Returns the last name before a quote within its element, or else the first name after it. */
  #nearest(quote: FoundQuote, start: number, end: number): string {
    const [first, last] = quote.blocks!
    const inBlock = this.page.blocks[first].text
    const ahead = first === last ? inBlock.slice(0, Math.max(0, inBlock.indexOf(quote.text))) : ''
    const before = this.#inOrder(ahead).at(-1)
    if (before) return before
    for (let block = first - 1; block >= start; block--) {
      const name = this.#inOrder(this.page.blocks[block].text).at(-1)
      if (name) return name
    }
    for (let block = first; block < end; block++) {
      const [name] = this.#inOrder(this.page.blocks[block].text)
      if (name) return name
    }
    return ''
  }

  /** Returns the names in a text in the order of their last words. */
  #inOrder(text: string): string[] {
    const all = words(text)
    return this.#namesIn(text)
      .map((name) => ({ name, at: all.lastIndexOf(this.#named(name).tokens.at(-1)!) }))
      .sort((a, b) => a.at - b.at)
      .map(({ name }) => name)
  }

  #blocksName(start: number, end: number): string[] {
    const names: string[] = []
    for (let block = start; block < end; block++) {
      let named = this.#namedIn.get(block)
      if (!named) this.#namedIn.set(block, (named = this.#namesIn(this.page.blocks[block].text)))
      names.push(...named)
    }
    return names
  }

  #namesIn(text: string): string[] {
    const all = new Set(words(text))
    return this.#others.filter((named) => holds(all, named)).map(({ name }) => name)
  }

  #named(name: string): Named {
    const { given, family } = parseName(name)
    return { name, tokens: words(this.entity === 'person' ? `${given} ${family}` : companyKey(name)) }
  }
}

const holds = (all: ReadonlySet<string>, { tokens }: Named): boolean =>
  tokens.length > 0 && tokens.every((token) => all.has(token))
