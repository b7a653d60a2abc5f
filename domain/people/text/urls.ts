import { memoised } from '#domain/memoised'
import { wholeText } from './phrases.js'
import { compareTexts } from './text.js'
import { getDomain, parse } from 'tldts'
import FREE_MAIL from '../emails/data/free_mail_domains.json' with { type: 'json' }

const freeMail = new Set<string>(FREE_MAIL)
const TRACKING = wholeText('i')`
  utm_.* | _hs.* | hsa_.* | mc_[ce]id | fbclid | gclid | gclsrc | dclid | gbraid | wbraid | msclkid | yclid
  twclid | ttclid | li_fat_id | igshid | igsh | mkt_tok | ref_src | ref_url | trk | trkinfo | trackingid
  originalsubdomain | lipi | oly_(?:anon|enc)_id | vero_id | spm | _ga | _gl | s_kwcid | cmpid | mibextid
  phpsessid | jsessionid
`

/** Parses a web address and adds https if the scheme is missing. Null if invalid. */
export function parseUrl(text: string): URL | null {
  const trimmed = text.trim()
  if (!trimmed || /[\s<>"]/.test(trimmed)) return null
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed)
    ? trimmed
    : `https://${trimmed.replace(/^\/\//, '')}`
  if (!URL.canParse(withScheme)) return null
  const url = new URL(withScheme)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  return isHost(url.hostname) && !isBareEmail(trimmed) ? url : null
}

const isHost = (host: string) => host === 'localhost' || host.startsWith('[') || /\.[a-z\d-]+\.?$/i.test(host)
const isBareEmail = (text: string) => /^(?:mailto:)?[^/:@?#]+@[^/@]+$/i.test(text)

/**
 * Normalises an address for comparison and storage: https, lower-case host without www., sorted
 * parameters; no credentials, fragment, default port, tracking parameters or trailing slash.
 * Idempotent. Null if invalid. Do not fetch this form, because some sites respond only with www. or
 * http.
 */
export function canonicalUrl(text: string): string | null {
  const url = parseUrl(text)
  if (!url) return null
  const host = hostOf(url)
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return `https://${host}${port}${encodeBare(path)}${queryOf(url)}`
}

/** Writes escapes in capitals and decodes unnecessary escapes. */
export const encodeBare = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[A-Za-z\d._~-]/.test(character) ? character : code.toUpperCase()
  })

function queryOf(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name))
  kept.sort(([a, x], [b, y]) => compareTexts(a, b) || compareTexts(x, y))
  const query = new URLSearchParams(kept).toString()
  return query && `?${query}`
}

const hostOf = (url: URL) => url.hostname.replace(/\.$/, '').replace(/^(?:www\d?\.)+(?=[^.]+\.)/, '')

/**
 * Returns the registrable domain of a host name, web address or e-mail address: `acme.co.uk` for
 * `jobs.acme.co.uk`. `jane.github.io` stays, because its parent has many owners. Null for an IP
 * address or public suffix.
 */
export const registrableDomain = memoised((hostOrUrl: string): string | null => {
  const text = hostOrUrl.trim().replace(/^(?:mailto:)?[^/:@?#]+@(?=[^/@]+$)/i, '')
  const url = parseUrl(text)
  return url && getDomain(url.hostname, { allowPrivateDomains: true })
})

/**
 * Returns the domain of a page's host. Unlike `registrableDomain`, returns `github.io` for
 * `jane.github.io`, because anyone can get a name there. Null for an IP address or public suffix.
 */
export function hostingDomain(hostOrUrl: string): string | null {
  const url = parseUrl(hostOrUrl.trim())
  return url && getDomain(url.hostname)
}

/** Reports whether anyone can get an address at a domain, such as gmail.com. */
export function isFreeMailDomain(domain: string): boolean {
  const registrable = registrableDomain(domain)
  if (!registrable) return false
  return (
    freeMail.has(registrable) ||
    /^(?:yahoo|hotmail|outlook|live|gmx)\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/.test(registrable)
  )
}

/** Reports whether two hosts or addresses have the same registrable domain or IP address. */
export function sameSite(a: string, b: string): boolean {
  const [first, second] = [siteOf(a), siteOf(b)]
  return first !== null && first === second
}

const siteOf = memoised((text: string): string | null => {
  const url = parseUrl(text)
  if (!url) return null
  const { domain, isIp, hostname } = parse(url.hostname, { allowPrivateDomains: true })
  return domain ?? (isIp || hostname === 'localhost' ? hostname : null)
})

/** Decodes percent escapes. Returns malformed texts unchanged. */
export function decodeEscapes(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
