import { createHash } from 'node:crypto'
import { canonicalUrl } from '#domain/people/text/urls'

export type PageKey = { key: string; canonical: string }

const MAX_URL = 8000

/** What readings of one page share: scheme, www, trailing slash and tracking parameters aside. Null for no web address. */
export function pageKey(url: string): PageKey | null {
  const canonical = url.length <= MAX_URL ? canonicalUrl(url) : null
  if (canonical === null) return null
  const key = createHash('sha256').update(canonical).digest().subarray(0, 16).toString('base64url')
  return { key, canonical }
}

/** Where a redirect leads; null where its Location is none, or leads nowhere but to the page itself. */
export function redirectTarget(url: string, location: string | null): string | null {
  if (!location || !URL.canParse(location, url)) return null
  const target = new URL(location, url)
  target.hash = ''
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return null
  return pageKey(target.href)?.key === pageKey(url)?.key ? null : target.href
}
