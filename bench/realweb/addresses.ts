const ALIASES: Record<string, string> = {
  'twitter.com': 'x.com',
  'm.facebook.com': 'facebook.com',
  'fb.com': 'facebook.com',
  'm.youtube.com': 'youtube.com',
}

/**
 * Returns a URL as host and path in lower case. Drops scheme, `www.`, `mobile.`, query, fragment, index file,
 * trailing slash and the country subdomain of a platform. Empty if `text` is no URL.
 */
export function canonicalAddress(text: string): string {
  const url = URL.parse(text.includes('://') ? text.trim() : `http://${text.trim().replace(/^\/+/, '')}`)
  if (!url) return ''
  const bare = url.hostname
    .replace(/^(?:www|mobile)\./, '')
    .replace(/^[a-z]{2}\.linkedin\.com$/, 'linkedin.com')
  const host = ALIASES[bare] ?? bare
  const path = decoded(url.pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/, '')
    .replace(/\/$/, '')
  if (host === 'youtube.com') return host + path.replace(/^\/(?:c|user)\//, '/@')
  return host + (host === 'x.com' ? path.replace('/@', '/') : path)
}

export const hostOf = (text: string): string => canonicalAddress(text).split('/')[0]

/** Whether two profile addresses or handles name the same profile. */
export function sameProfile(a: string, b: string): boolean {
  const [first, second] = [canonicalAddress(fullAddress(a)), canonicalAddress(fullAddress(b))]
  if (first.includes('/') && second.includes('/')) return first === second
  return handleOf(a) !== '' && handleOf(a) === handleOf(b)
}

/** Returns the URL of a Mastodon handle such as `@user@host`. Returns other text unchanged. */
const fullAddress = (text: string): string =>
  text.trim().replace(/^@([\w.]+)@([\w.-]+\.\w+)$/, 'https://$2/@$1')

const handleOf = (text: string): string =>
  text
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .at(-1)!
    .replace(/^@/, '')
    .toLowerCase()

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
