import { parseEmail } from '#domain/people/emails/emails'
import { trimEnd } from '#domain/people/text/linear_text'
import { parseProfile } from '#domain/people/networks/networks'
import { canonicalUrl, parseUrl } from '#domain/people/text/urls'

/** The addresses in a text, and the text with the addresses blanked. */
export type Addresses = {
  emails: string[]
  /** URLs of pages. */
  urls: string[]
  /** Company sites: domains without a scheme or path. */
  domains: string[]
  profiles: string[]
  logins: string[]
  /** Code-host repositories, as `owner/name`. */
  repositories: string[]
  text: string
}

const URL = /\bhttps?:\/\/[^\s<>"'`)\]]+|\bwww\.[^\s<>"'`)\]]+/giu
const EMAIL = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu
const DOMAIN =
  /(?<![@\p{L}\d/.-])(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[a-z]{2,}(?:\/[^\s<>"'`,;)\]]*)?(?![@\p{L}\d-])/giu
/** Matches product names and abbreviations that look like domains. */
const NOT_DOMAIN =
  /^(?:node|next|vue|react|express|three|d3|asp|vb|ado)\.(?:js|net)$|^(?:e\.g|i\.e|a\.k\.a|u\.s|u\.k|ph\.d)\b/i
const TRAILING = /[.,;:!?]/

export function findAddresses(text: string): Addresses {
  const found: Addresses = {
    ...{ emails: [], urls: [], domains: [], profiles: [], logins: [], repositories: [] },
    text,
  }
  const take = (pattern: RegExp, keep: (address: string) => boolean) => {
    found.text = found.text.replace(pattern, (piece: string) => {
      const address = trimEnd(piece, TRAILING)
      return keep(address) ? ` ${piece.slice(address.length)}` : piece
    })
  }
  take(EMAIL, (address) => parseEmail(address) !== null && add(found.emails, address))
  take(URL, (address) => addByKind(address, found))
  take(DOMAIN, (address) => !NOT_DOMAIN.test(address) && isHost(address) && addByKind(address, found))
  return found
}

const add = (list: string[], value: string): boolean => {
  if (!list.includes(value)) list.push(value)
  return true
}

const isHost = (text: string): boolean => canonicalUrl(text) !== null && /\.[a-z]{2,}(?:\/|$)/i.test(text)

/** Adds an address to the list of its kind. Returns false if the text is not a URL. */
function addByKind(address: string, found: Addresses): boolean {
  const url = parseUrl(address)
  if (!url) return false
  const profile = parseProfile(address)
  if (profile?.network === 'codehost') return add(found.logins, profile.handle)
  if (profile && profile.network === 'pronet' && profile.kind !== 'company')
    return add(found.profiles, profile.url)
  const path = trimEnd(url.pathname, /\//)
  const repository = /^\/([\w.-]+\/[\w.-]+)$/.exec(path)?.[1]
  if (repository && /^(?:www\.)?github\.com$/i.test(url.hostname)) return add(found.repositories, repository)
  if (path === '' && url.search === '' && !/^https?:/i.test(address))
    return add(found.domains, url.hostname.replace(/^www\./, ''))
  return add(found.urls, url.href)
}
