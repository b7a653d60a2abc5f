import type { Page } from '#domain/evidence/page'

/** Where a quote stands. Offsets count UTF-16 code units; `end` is exclusive. */
export type QuotePlace =
  | { in: 'text' | 'title'; start: number; end: number }
  | { in: 'data'; item: number; start: number; end: number }
  | { in: 'link'; item: number }

/** Returns the first place of a quote in a page; null if the page does not contain it verbatim. */
export function locateQuote({ text, title, structured, links }: Page, quote: string): QuotePlace | null {
  if (quote === '') return null
  const span = (start: number) => ({ start, end: start + quote.length })
  const inText = text.indexOf(quote)
  if (inText >= 0) return { in: 'text', ...span(inText) }
  const inTitle = title?.indexOf(quote) ?? -1
  if (inTitle >= 0) return { in: 'title', ...span(inTitle) }
  const link = links.findIndex(({ href }) => href === quote)
  if (link >= 0) return { in: 'link', item: link }
  const starts = structured.map(({ source }) => source.indexOf(quote))
  const item = starts.findIndex((start) => start >= 0)
  return item >= 0 ? { in: 'data', item, ...span(starts[item]) } : null
}
