import { getDomain, parse } from 'tldts'
import FREE_MAIL from '../emails/data/free_mail_domains.json' with { type: 'json' }

const freeMail = new Set<string>(FREE_MAIL)
const TRACKING =
  /^(?:utm_.*|_hs.*|hsa_.*|mc_[ce]id|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|yclid|twclid|ttclid|li_fat_id|igshid|igsh|mkt_tok|ref_src|ref_url|trk|trkinfo|trackingid|originalsubdomain|lipi|oly_(?:anon|enc)_id|vero_id|spm|_ga|_gl|s_kwcid|cmpid|mibextid|phpsessid|jsessionid)$/i

/** A web address as `URL`, with https where no scheme stands; null for what is none. */
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
 * The address in one form, to compare and to store by: https, host in lower case without www., no credentials, fragment,
 * default port, tracking parameters or trailing slash, the other parameters sorted. Null for what is no web address.
 * Idempotent. A site that answers only under www. or http is not read by this form: keep the address it was found at.
 */
export function canonicalUrl(text: string): string | null {
  const url = parseUrl(text)
  if (!url) return null
  const host = hostOf(url)
  const port = url.port === '' || url.port === '80' || url.port === '443' ? '' : `:${url.port}`
  const path = url.pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')
  return `https://${host}${port}${encodeBare(path)}${queryOf(url)}`
}

/** Escapes in capitals, and none for a character that needs none. */
function encodeBare(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16))
    return /[A-Za-z\d._~-]/.test(character) ? character : code.toUpperCase()
  })
}

function queryOf(url: URL): string {
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name))
  kept.sort(([a, x], [b, y]) => (a === b ? compare(x, y) : compare(a, b)))
  const query = new URLSearchParams(kept).toString()
  return query && `?${query}`
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const hostOf = (url: URL) => url.hostname.replace(/\.$/, '').replace(/^(?:www\d?\.)+(?=[^.]+\.)/, '')

/**
 * The domain somebody can register, of a host name, web address or e-mail address: `jobs.acme.co.uk` gives `acme.co.uk`,
 * `jane.github.io` itself since strangers share its parent. Null for an IP address or a public suffix.
 */
export function registrableDomain(hostOrUrl: string): string | null {
  const text = hostOrUrl.trim().replace(/^(?:mailto:)?[^/:@?#]+@(?=[^/@]+$)/i, '')
  const url = parseUrl(text)
  return url && getDomain(url.hostname, { allowPrivateDomains: true })
}

/**
 * The domain of whoever hosts a page: as `registrableDomain`, but `github.io` for `jane.github.io`, since strangers
 * get a name there for nothing. Null for an IP address or a public suffix.
 */
export function hostingDomain(hostOrUrl: string): string | null {
  const url = parseUrl(hostOrUrl.trim())
  return url && getDomain(url.hostname)
}

/** Whether anybody can have an e-mail address there (gmail.com, web.de), so that the domain tells no employer. */
export function isFreeMailDomain(domain: string): boolean {
  const registrable = registrableDomain(domain)
  if (!registrable) return false
  return (
    freeMail.has(registrable) ||
    /^(?:yahoo|hotmail|outlook|live|gmx)\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/.test(registrable)
  )
}

/** Whether two hosts or web addresses belong to one site: the same registrable domain, or the same IP address. */
export function sameSite(a: string, b: string): boolean {
  const [first, second] = [siteOf(a), siteOf(b)]
  return first !== null && first === second
}

function siteOf(text: string): string | null {
  const url = parseUrl(text)
  if (!url) return null
  const { domain, isIp, hostname } = parse(url.hostname, { allowPrivateDomains: true })
  return domain ?? (isIp || hostname === 'localhost' ? hostname : null)
}
