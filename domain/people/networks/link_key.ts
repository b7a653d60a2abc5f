import { memoised } from '#domain/memoised'
import { canonicalUrl } from '../text/urls.js'
import { parseProfile, profileKey } from './networks.js'

/**
 * Returns the same key for all URLs of one profile or page. The key of a front page is the site
 * (`site:acme.com`). Null if the text is not a web URL.
 */
export const linkKey = memoised((url: string): string | null => {
  const profile = parseProfile(url)
  if (profile && profile.network !== 'website') return profileKey(profile)
  const canonical = canonicalUrl(url)
  if (!canonical) return null
  const { host, pathname } = new URL(canonical)
  return pathname === '/' || /^\/(?:index|home|default)\.\w+$/.test(pathname)
    ? `site:${host}`
    : `page:${canonical.slice('https://'.length)}`
})
