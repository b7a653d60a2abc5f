import type { Mention } from '../claim.js'
import type { Page } from '../page.js'
import { TextFinder } from './text_finder.js'

export const MAX_QUOTE_LENGTH = 300

/**
 * Returns a function that reports whether a quote is verbatim in text, title, structured data or an
 * `href`.
 */
export function verbatimIn(page: Page, text = new TextFinder(page.text)): (quote: string) => boolean {
  const known = new Map<string, boolean>()
  const hrefs = new Set(page.links.map((link) => link.href))
  // Joined, so that one search covers all sources. No quote contains the separator.
  const sources = new TextFinder(page.structured.map(({ source }) => source).join('\0'))
  const look = (quote: string) => {
    if (hrefs.has(quote) || page.title?.includes(quote) === true) return true
    // Searches the more likely place first: quotes of structured data start with a property name.
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

/** Drops claims whose quotes are not verbatim in the page. The last step of every extraction. */
export function onlyVerbatim(page: Page, mentions: readonly Mention[], text?: TextFinder): Mention[] {
  const isVerbatim = verbatimIn(page, text)
  return mentions.map((mention) => ({
    ...mention,
    claims: mention.claims.filter((claim) => isVerbatim(claim.quote)),
  }))
}
