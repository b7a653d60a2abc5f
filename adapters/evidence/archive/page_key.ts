import { createHash } from 'node:crypto'
import { canonicalUrl } from '#domain/people/text/urls'

export type PageKey = { key: string; canonical: string }

const MAX_URL_LENGTH = 8000

/**
 * Returns a page's key, or null if the URL is too long or not a web address. The key ignores
 * scheme, www, a final slash and tracking parameters.
 */
export function pageKey(url: string): PageKey | null {
  const canonical = url.length <= MAX_URL_LENGTH ? canonicalUrl(url) : null
  if (canonical === null) return null
  const key = createHash('sha256').update(canonical).digest().subarray(0, 16).toString('base64url')
  return { key, canonical }
}

/** Returns a redirect's target, or null if Location is missing, invalid or the page itself. */
export function redirectTarget(url: string, location: string | null): string | null {
  if (!location || !URL.canParse(location, url)) return null
  const target = new URL(location, url)
  target.hash = ''
  if (target.protocol !== 'http:' && target.protocol !== 'https:') return null
  return pageKey(target.href)?.key === pageKey(url)?.key ? null : target.href
}
