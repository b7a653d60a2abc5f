export type Proof = { url: string; title?: string | null; quote?: string | null; observed_at?: string }

/** Only http(s) URLs become links, because a page can state a URL with any scheme. */
export const isWeb = (url: string) => /^https?:\/\//i.test(url)

/** The host of an address without `www.`; empty for text that is no web address. */
export const hostOf = (url: string): string => (isWeb(url) ? new URL(url).host.replace(/^www\./, '') : '')

/** Maximum number of characters of a quote that fits a cell. */
const MAX_QUOTE = 50

/**
 * Returns the proof whose quote says most in a cell. Prefers prose to structured data, then the longest
 * quote that fits, because a longer quote names more, such as the employer beside the title.
 */
export function clearest<P extends Pick<Proof, 'quote'>>(proofs: readonly P[]): P | undefined {
  const clarity = ({ quote }: P): number => {
    if (!quote) return 0
    const isProse = !/"\s*:/.test(quote)
    return (isProse ? MAX_QUOTE : 0) + (quote.length <= MAX_QUOTE ? quote.length : 1)
  }
  return proofs.toSorted((a, b) => clarity(b) - clarity(a))[0]
}
