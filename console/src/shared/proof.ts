export type Proof = { url: string; title?: string | null; quote?: string | null; observed_at?: string }

/** Only http(s) URLs become links, because a page can state a URL with any scheme. */
export const isWeb = (url: string) => /^https?:\/\//i.test(url)

/** The host of an address without `www.`; empty for text that is no web address. */
export const hostOf = (url: string): string => (isWeb(url) ? new URL(url).host.replace(/^www\./, '') : '')
