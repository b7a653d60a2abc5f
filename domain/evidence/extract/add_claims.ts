import { isoWithoutQuarter, parseDate } from '#domain/people/dates/dates'
import { withoutEras } from '#domain/people/dates/japanese_eras'
import { deobfuscateEmails, emailKind, parseEmail } from '#domain/people/emails/emails'
import { microblogUrl } from '#domain/people/networks/microblogs'
import { networkOf, parseProfile } from '#domain/people/networks/networks'
import { findPhones, parsePhone } from '#domain/people/phones/phones'
import { canonicalUrl, decodeEscapes, parseUrl, sameSite } from '#domain/people/text/urls'
import { anyOf } from '#domain/people/text/phrases'
import type { Mention } from '../claim.js'
import type { PageLink } from '../page.js'
import { isPlace, isTitle } from './recognisers.js'
import { isOfTemplate } from './links/template_profiles.js'
import { readHeadcount } from './values/headcount.js'
import type { ClaimOrigin } from './mention_book.js'
import { PROPERTY } from './labels/properties.js'
import type { Reading } from './reading.js'

/** Longer texts do not state a headcount. */
const MAX_HEADCOUNT_LENGTH = 700

const SUPPORT =
  /^(?:support|help|helpdesk|service|customer[._-]?(?:care|service|support)|hilfe|kundenservice|soporte|ayuda|suporte|ajuda|aide|assistance|care|hello-support|servicedesk|atencion|atendimento|sav)\b/i

/**
 * Adds an e-mail address. With `isSupport`, adds only the property for support addresses. Without
 * it, a company's address such as `support@` adds this property too. For a person, skips role
 * addresses except on the person's own pages.
 */
export function addEmail(
  { book }: Reading,
  mention: Mention,
  email: string,
  origin: ClaimOrigin,
  isSupport = false
): void {
  const parsed = parseEmail(email)
  if (!parsed) return
  const address = `${parsed.local.toLowerCase()}@${parsed.domain}`
  if (isSupport || (mention.entity === 'company' && SUPPORT.test(parsed.local)))
    book.add(mention, 'property', { label: PROPERTY.supportEmail, value: address }, origin)
  if (!isSupport && (mention.entity === 'company' || emailKind(address) !== 'role' || mention.own))
    book.add(mention, 'email', address, origin)
}

/** Returns the e-mail addresses in a text, including obfuscated and reversed ones. */
export function emailsIn(text: string): { email: string; quote: string }[] {
  if (!/@|\bat\b|arroba|chiocciola|arobase|ät|&#64;|﹫|＠/i.test(text)) return []
  const found = deobfuscateEmails(text.slice(0, 4000))
  if (!text.includes('@')) return found
  const backwards = [
    ...text.slice(0, 4000).matchAll(/(?<![\w.+-])[a-z]{2,12}\.[\w.-]{1,60}@[\w.+-]{1,60}(?![\w@])/gi),
  ].flatMap(([piece]) => {
    const [turned] = deobfuscateEmails([...piece].reverse().join(''))
    return turned && !found.some(({ quote }) => piece.includes(quote))
      ? [{ email: turned.email, quote: piece }]
      : []
  })
  return [...found, ...backwards]
}

/** Adds a telephone number, in E.164 if it can be parsed, else as written. */
export function addPhone(
  { book, country }: Reading,
  mention: Mention,
  text: string,
  origin: ClaimOrigin
): void {
  const parsed = parsePhone(text, country ?? undefined) ?? null
  const digits = text.replace(/\D/g, '')
  if (parsed) book.add(mention, 'phone', parsed.e164, origin)
  else if (digits.length >= 7 && digits.length <= 15 && /^[\d\s()+./–-]+$/.test(text.trim()))
    book.add(mention, 'phone', text.trim(), origin)
}

const PHONE_WORDS = anyOf`
  \b(?:call|phone|tel|telephone|mobile|cell|reach|ring|text|dial|whatsapp|direct) | telefon | téléphone
  teléfono | telefone | mobil | handy | móvil | celular | appel | llám | llam | ligue | anruf | ruf(?:en)?
  ☎ | 📞 | ✆
`
const AFTER_WORD = new RegExp(
  String.raw`${PHONE_WORDS}[^\d+(\n]{0,25}(\+?[\d(][\d\s().\-/–]{6,22}\d)(?![\d%])`,
  'giu'
)
const WITH_CODE = /(?<![\p{L}\p{N}+])((?:\+|00)[1-9][\d\s().\-/–]{6,20}\d)(?![\d%])/gu

/**
 * Returns valid telephone numbers, and other numbers that have a calling code or follow a word such
 * as "phone".
 */
export function phonesIn({ country }: Reading, text: string): { quote: string }[] {
  if (text.length > 4000 || !/\d(?:\D{0,4}\d){6}/.test(text)) return []
  const known: { quote: string }[] = findPhones(text, country ?? undefined)
  const loose = [...text.matchAll(AFTER_WORD), ...text.matchAll(WITH_CODE)]
    .map(([, number]) => ({ quote: closed(number).trim() }))
    .filter(({ quote }) => !known.some((other) => other.quote.includes(quote) || quote.includes(other.quote)))
    .filter(({ quote }) => quote.replace(/\D/g, '').length <= 15)
  return [
    ...known,
    ...loose.filter(({ quote }, i) => loose.findIndex((other) => other.quote === quote) === i),
  ].filter(({ quote }) => !YEAR_AND_PAGES.test(quote) && !isCount(quote) && !hasPages(quote))
}

/** Drops the start of a second number: `(506) 2221-4130 / (506`. */
function closed(number: string): string {
  const at = number.lastIndexOf('(')
  return at > 0 && !number.includes(')', at) ? number.slice(0, at).replace(/[\s/]{1,4}$/, '') : number
}

/** Whether a number counts something: `9.000.000`, `1,250,000`. */
const isCount = (quote: string): boolean =>
  /^\d{1,3}(?:([.,'’])\d{3})(?:\1\d{3})+$/u.test(quote) && /000$/.test(quote)

/** Matches two numbers of three or four digits with a long dash between them: `2741–2754`. */
const PAGES = /(?<![\d/+])(\d{3,4})\s?[–—]\s?(\d{3,4})(?!\d)/u

/** Whether a number contains a range of fewer than `MAX_PAGES` pages. */
function hasPages(quote: string): boolean {
  if (quote.startsWith('+')) return false
  const [, first, last] = PAGES.exec(quote) ?? []
  return (
    first !== undefined &&
    first[0] !== '0' &&
    Number(last) > Number(first) &&
    Number(last) - Number(first) < MAX_PAGES
  )
}
const MAX_PAGES = 100

/** Matches the year and page numbers of a publication: `2013. 107-115`. */
const YEAR_AND_PAGES = /^\(?(?:19|20)\d\d\)?[.,;:]?\s/

/** Adds profiles, e-mail addresses and numbers from links; with `websites`, also other sites. */
export function addLinks(
  reading: Reading,
  mention: Mention,
  links: readonly PageLink[],
  origin: Omit<ClaimOrigin, 'quote'>,
  options: { websites?: boolean } = {}
): void {
  for (const link of links) {
    const quoted = { ...origin, quote: link.href }
    if (/^mailto:/i.test(link.url)) {
      const address = emailOfLink(link.url)
      if (address) addEmail(reading, mention, address, quoted)
    } else if (/^(?:tel|sms):/i.test(link.url))
      addPhone(reading, mention, decodeEscapes(link.url.replace(/^\w+:(?:\/\/)?/, '')), quoted)
    else addUrl(reading, mention, link.url, quoted, options.websites ?? false)
  }
}

/** Matches addresses of articles, which are nobody's site. */
const ARTICLE =
  /^https?:\/\/[^/]+\/(?:\S*\/)?(?:(?:news|article|artikel|story|press-?release)s?\/[^/?]+|\d{1,2}_\d{1,2}_(?:19|20)\d\d\/|(?:19|20)\d\d\/\d\d?\/)/i

/** Adds a profile as `social`, and any other site as `website` if `isWebsite` is set. */
export function addUrl(
  { page, book }: Reading,
  mention: Mention,
  url: string,
  origin: ClaimOrigin,
  isWebsite: boolean
): void {
  const profile = parseProfile(url)
  const microblog = profile ? null : microblogUrl(url)
  if (microblog) book.add(mention, 'social', microblog, origin)
  else if (profile) {
    if (!fits(mention, profile.kind) || isOfTemplate(profile, mention.name)) return
    book.add(mention, 'social', profile.url, origin)
    book.link(mention, profile.url)
  } else if (
    isWebsite &&
    !networkOf(url) &&
    parseUrl(url) &&
    !ARTICLE.test(url) &&
    !isInnerPage(url, page.url, mention)
  ) {
    const site = siteOf(url)
    if (site) book.add(mention, 'website', site, origin)
    if (site) book.link(mention, site)
  }
}

/** Whether a URL is on the page's site, except the front page of the mention's own site. */
const isInnerPage = (url: string, here: string, { own }: Mention): boolean =>
  sameSite(url, here) && !(own && new URL(canonicalUrl(url) ?? url).pathname === '/')

const fits = ({ entity }: Mention, kind: string) => kind === 'unknown' || kind === entity

/** Returns the address as found, with https if the scheme is missing. Null if invalid. */
function siteOf(url: string): string | null {
  const parsed = parseUrl(url)
  return parsed && canonicalUrl(url) ? parsed.href : null
}

export function emailOfLink(url: string): string | null {
  const [address] = decodeEscapes(url.replace(/^mailto:/i, '').split('?', 1)[0]).split(/[,;]/)
  return emailsIn(address)[0]?.email ?? null
}

/** Adds a company's founding year, and the date at its stated precision as a property. */
export function addFounded({ book }: Reading, mention: Mention, stated: string, origin: ClaimOrigin): void {
  if (mention.entity !== 'company') return
  const text = withoutEras(stated)
  const date =
    parseDate(text.trim().replace(/(?<![.,;])[.,;]+$/, '')) ??
    parseDate(/\b(?:1[5-9]|20)\d\d\b/.exec(text)?.[0] ?? '')
  if (!date || date.year < 1500 || date.year > 2100) return
  book.add(mention, 'founded_year', date.year, origin)
  book.add(mention, 'property', { label: PROPERTY.founded, value: isoWithoutQuarter(date) }, origin)
}

export function addHeadcount({ book }: Reading, mention: Mention, text: string, origin: ClaimOrigin): void {
  const stated = text.slice(0, MAX_HEADCOUNT_LENGTH).replace(/\s+/g, ' ').trim()
  const headcount = mention.entity === 'company' ? readHeadcount(stated) : null
  if (headcount) book.add(mention, 'headcount', headcount, origin)
}

/** Adds a person's location or a company's headquarters. */
export function addPlace({ book }: Reading, mention: Mention, place: string, origin: ClaimOrigin): void {
  const trimmed = place
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;📍]+|(?<![\s,;.])[\s,;.]+$/gu, '')
    .trim()
  if (trimmed.length < 2 || trimmed.length > 120 || !/^\p{L}/u.test(trimmed)) return
  // `Data Scientist, Acme GmbH, Hamburg` is a job.
  const isJob = (part: string) => /\s/.test(part) && isTitle(part) && !isPlace(part)
  if (trimmed.split(/,\s/).some(isJob)) return
  book.add(mention, mention.entity === 'company' ? 'headquarters' : 'location', trimmed, origin)
}
