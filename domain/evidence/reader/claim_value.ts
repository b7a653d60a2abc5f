import { sameCompany } from '#domain/people/companies/company_name'
import { emailKind, parseEmail } from '#domain/people/emails/emails'
import { compareNames, isPlausiblePersonName } from '#domain/people/names/names'
import { networkOf, parseProfile, profileKey } from '#domain/people/networks/networks'
import { findPhones, parsePhone } from '#domain/people/phones/phones'
import { words } from '#domain/people/text/text'
import { canonicalUrl, parseUrl } from '#domain/people/text/urls'
import type { ClaimField, ClaimValue, EntityKind } from '../claim.js'
import { emailOfLink, emailsIn } from '../extract/add_claims.js'
import { isCompanyName, isPerson, isPlace, isTitle } from '../extract/recognisers.js'
import { placeOfAddress } from '../extract/values/addresses.js'
import { readHeadcount } from '../extract/values/headcount.js'
import type { FoundQuote } from './find_quote.js'
import { contains, hasMoreThan } from './contains.js'
import { BEFORE_TOWN, BIRTH, FAX, FOUNDING, COPYRIGHT, CREDITS, STUDIES, POSTS } from './cues_data.js'

/** The person or company that a value is about. */
export type ValueSubject = { entity: EntityKind; name: string; own: boolean; pageUrl: string }

type Reader<F extends ClaimField> = (
  value: string,
  quote: FoundQuote,
  subject: ValueSubject
) => ClaimValue[F] | null

/**
 * Reads a proposed value with the parser of its field. Null unless the quote contains the value's
 * words, or parses to the same address, number or year.
 */
export function claimValue(
  field: ClaimField,
  value: string,
  quote: FoundQuote,
  subject: ValueSubject
): ClaimValue[ClaimField] | null {
  const read = READERS[field] as Reader<ClaimField> | undefined
  return read?.(value.replace(/\s+/g, ' ').trim(), quote, subject) ?? null
}

const READERS: { [F in ClaimField]?: Reader<F> } = {
  name: readName,
  title: readTitle,
  company: readEmployer,
  location: readPlace,
  headquarters: readPlace,
  description: (value, quote) =>
    value.length >= 30 && value.length <= 300 && contains(quote.text, value) ? value : null,
  founded_year: readYear,
  headcount: readCount,
  industry: readIndustry,
  email: readEmail,
  phone: readPhone,
  website: readWebsite,
  social: readProfile,
}

function readName(value: string, { text }: FoundQuote, { entity, name }: ValueSubject): string | null {
  if (!contains(text, value)) return null
  const isSame =
    entity === 'person'
      ? isPlausiblePersonName(value) && compareNames(value, name) >= 0.8
      : isCompanyName(value) && sameCompany(value, name)
  return isSame ? value : null
}

/**
 * A title outside the vocabulary needs a sentence on the person's own page, or a quote of one block that
 * also names the person.
 */
function readTitle(value: string, { text, blocks }: FoundQuote, { name, own }: ValueSubject): string | null {
  if (value.length < 2 || value.length > 100 || !contains(text, value)) return null
  if (/\d{2}|[@:/]{2}/.test(value) || isPlace(value) || compareNames(value, name) > 0.5) return null
  if (isTitle(value)) return value
  const isTied =
    (own && isInSentence(text, value)) || (blocks !== null && blocks[0] === blocks[1] && contains(text, name))
  return isTied && words(value).length <= 6 && !isPerson(value) ? value : null
}

/** Whether a quote has at least `MORE` words more than the value, unlike a heading. */
const isInSentence = (text: string, value: string): boolean =>
  words(text).length >= words(value).length + MORE
const MORE = 3

/** Returns null for a quote that is only the employer's name, or that is about studies alone. */
function readEmployer(value: string, { text }: FoundQuote, { name }: ValueSubject): string | null {
  if (!contains(text, value) || !hasMoreThan(text, value) || !isCompanyName(value)) return null
  if (!/\p{Lu}|\p{Lo}|\d/u.test(value) || compareNames(value, name) > 0.5) return null
  if (isPlace(value) || isTitle(value)) return null
  return STUDIES.test(text) && !POSTS.test(text) ? null : value
}

/**
 * A town outside the gazetteer needs a postcode or a word for `in` before it, or the number or letters of
 * its province behind it: `Milhac (24)`, `Chialamberto (TO)`.
 */
function readPlace(given: string, { text }: FoundQuote): string | null {
  if (given.length > 120 || !contains(text, given) || BIRTH.test(text)) return null
  const value = withCommas(given, text)
  if (isPlace(value)) return value
  const place = placeOfAddress(value)
  if (place || STUDIES.test(text) || isTitle(value)) return place
  const [, town, province] = TOWN.exec(value) ?? []
  if (!town) return null
  if (province) return town
  const at = text.indexOf(town)
  return at > 0 && BEFORE_TOWN.test(text.slice(0, at)) && !/^[ ]*\p{Lu}/u.test(text.slice(at + town.length))
    ? value
    : null
}

const TOWN = /^(\p{Lu}[\p{L} .'’-]{1,40}?)(?: \((\d{2,3}|[A-Z]{2})\))?(?:, \p{Lu}[\p{L} ]{2,30})?$/u

/** Separates the lines of a value by commas, as on the page. A reader joins lines by spaces. */
function withCommas(value: string, text: string): string {
  const at = text.replaceAll('\n', ' ').indexOf(value)
  if (at < 0) return value
  const lines = text.slice(at, at + value.length).split('\n')
  return lines.map((line) => line.trim().replace(/,$/, '')).join(', ')
}

/** Requires a quote of one block with at least three words more than the industry. */
function readIndustry(value: string, { text, blocks }: FoundQuote, { name }: ValueSubject): string | null {
  if (
    !contains(text, value) ||
    words(value).length > 5 ||
    !isInSentence(text, value) ||
    !blocks ||
    blocks[0] !== blocks[1]
  )
    return null
  if (/\d/.test(value) || isPlace(value) || isPerson(value)) return null
  return contains(name, value) || contains(value, name) ? null : value
}

function readYear(value: string, { text, before }: FoundQuote): number | null {
  const year = /^(?:1[5-9]|20)\d\d$/.test(value) ? Number(value) : null
  if (year === null || !contains(text, value)) return null
  return FOUNDING.test(text) && !COPYRIGHT.test(text) && !COPYRIGHT.test(before.slice(-12)) ? year : null
}

function readCount(value: string, { text }: FoundQuote): string | null {
  const headcount = readHeadcount(value)
  return headcount !== null && readHeadcount(text) === headcount && hasMoreThan(text, value)
    ? headcount
    : null
}

function readEmail(
  value: string,
  { text, context }: FoundQuote,
  { entity, own }: ValueSubject
): string | null {
  const parsed = parseEmail(emailsIn(value)[0]?.email ?? value.replace(/^mailto:/i, ''))
  if (!parsed) return null
  const address = `${parsed.local.toLowerCase()}@${parsed.domain}`
  if (entity === 'person' && !own && emailKind(address) === 'role') return null
  const isIn = (piece: string) =>
    [...emailsIn(piece).map(({ email }) => email), /^mailto:/i.test(piece) ? emailOfLink(piece) : null].some(
      (email) => email?.toLowerCase() === address
    )
  return isIn(text) && isIn(context) ? address : null
}

function readPhone(value: string, { text, context, before }: FoundQuote): string | null {
  if (FAX.test(before.slice(-20)) || (FAX.test(text) && !/tel|phone|fon\b/i.test(text))) return null
  const digits = value.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15 || !/^[\d\s()+./–-]+$/.test(value)) return null
  const parsed = parsePhone(value)
  const isIn = (piece: string) =>
    piece.replace(/\D/g, '').includes(digits) ||
    (parsed !== null && findPhones(piece).some(({ e164 }) => e164 === parsed.e164))
  return isIn(text) && isIn(context) ? (parsed?.e164 ?? value) : null
}

function readWebsite(value: string, quote: FoundQuote, { own, pageUrl }: ValueSubject): string | null {
  const [url, wanted] = [parseUrl(value), canonicalUrl(value)]
  if (!url || networkOf(value) || CREDITS.test(quote.before) || CREDITS.test(quote.text)) return null
  if (!own && url.hostname === new URL(pageUrl).hostname) return null
  return addressesIn(quote).some((address) => canonicalUrl(address) === wanted) ? url.href : null
}

function readProfile(value: string, quote: FoundQuote, { entity }: ValueSubject): string | null {
  const profile = parseProfile(value)
  if (!profile || profile.network === 'website') return null
  if (profile.kind !== 'unknown' && profile.kind !== entity) return null
  const isIn = addressesIn(quote).some((address) => {
    const stated = parseProfile(address)
    return stated !== null && profileKey(stated) === profileKey(profile)
  })
  return isIn ? profile.url : null
}

/** Returns the web addresses in a quote, except cut ones, which the context does not contain. */
function addressesIn({ text, context }: FoundQuote): string[] {
  const whole = new Set(addressWords(context))
  return addressWords(text).filter((address) => whole.has(address))
}

const addressWords = (text: string): string[] =>
  text.split(/[\s<>()"|]+/).flatMap((word) => {
    const address = word.replace(/[.,;:]$/, '')
    return parseUrl(address) ? [address] : []
  })
