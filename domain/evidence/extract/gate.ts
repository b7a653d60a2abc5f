import type { Mention } from '../claim.js'
import type { Page } from '../page.js'

export const LONGEST_QUOTE = 300

/** Tells whether a quote is a piece of a page's visible text, of its structured data's source or a link's address as written. */
export function verbatimIn(page: Page): (quote: string) => boolean {
  const known = new Map<string, boolean>()
  const hrefs = new Set(page.links.map((link) => link.href))
  const look = (quote: string) =>
    page.text.includes(quote) ||
    hrefs.has(quote) ||
    page.title?.includes(quote) === true ||
    page.structured.some(({ source }) => source.includes(quote))
  return (quote) => {
    if (quote.trim() === '' || quote.length > LONGEST_QUOTE) return false
    const found = known.get(quote) ?? look(quote)
    known.set(quote, found)
    return found
  }
}

/** The mentions without the claims that the page does not say word for word; the last step of every extraction. */
export function onlyVerbatim(page: Page, mentions: readonly Mention[]): Mention[] {
  const isVerbatim = verbatimIn(page)
  return mentions.map((mention) => ({
    ...mention,
    claims: mention.claims.filter((claim) => isVerbatim(claim.quote)),
  }))
}
