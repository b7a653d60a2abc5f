import type { Mention } from '../claim.js'
import type { Page } from '../page.js'
import { TextFinder } from './text_finder.js'

export const MAX_QUOTE_LENGTH = 300

/** Tells whether a quote is a piece of a page's visible text, of its structured data's source or a link's address as written. */
export function verbatimIn(page: Page, text = new TextFinder(page.text)): (quote: string) => boolean {
  const known = new Map<string, boolean>()
  const hrefs = new Set(page.links.map((link) => link.href))
  // One text to search instead of hundreds; no quote holds the character between the sources.
  const sources = new TextFinder(page.structured.map(({ source }) => source).join('\0'))
  const look = (quote: string) => {
    if (hrefs.has(quote) || page.title?.includes(quote) === true) return true
    // A quote of structured data begins with a property's name; what stands in the text need not be looked for there.
    return quote.startsWith('"')
      ? sources.has(quote) || text.has(quote)
      : text.has(quote) || sources.has(quote)
  }
  return (quote) => {
    if (quote.trim() === '' || quote.length > MAX_QUOTE_LENGTH || quote.includes('\0')) return false
    const found = known.get(quote) ?? look(quote)
    known.set(quote, found)
    return found
  }
}

/** The mentions without the claims that the page does not say word for word; the last step of every extraction. */
export function onlyVerbatim(page: Page, mentions: readonly Mention[], text?: TextFinder): Mention[] {
  const isVerbatim = verbatimIn(page, text)
  return mentions.map((mention) => ({
    ...mention,
    claims: mention.claims.filter((claim) => isVerbatim(claim.quote)),
  }))
}
