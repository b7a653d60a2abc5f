import { parsePhone } from '#domain/people/phones/phones'
import type { ContactSeal } from '#domain/ports/contact_seal'
import type { ErasedPerson } from '../personal_data.js'

/** A LIKE pattern. Folded patterns are for lower-case text. */
export type SearchTerm = { pattern: string; folded: boolean }

/** Shorter runs of letters match too much text. */
const MIN_RUN = 3
/** How many of a telephone number's last digits are compared, with and without separators. */
const PHONE_DIGITS = 4
/** Digits that look like a year are in every text with a date, so more digits are compared. */
const YEAR = /(?:19|20)\d\d$/
const GMAIL = '@gmail.com'

/**
 * Returns LIKE patterns. Every text about the person matches at least one of them. Many other texts
 * match too, so callers must check each match. Null if no patterns are selective enough.
 * @param contacts encrypts contacts in the texts, which are then found by their hashes
 */
export function searchTerms(person: ErasedPerson, contacts: Pick<ContactSeal, 'hash'>): SearchTerm[] | null {
  const terms = new Map<string, SearchTerm>()
  const add = (pattern: string, folded: boolean) => terms.set(`${pattern} ${folded}`, { pattern, folded })
  for (const id of [...person.personIds, ...person.recordKeys]) add(`%${id.toLowerCase()}%`, true)
  const texts = [
    ...person.names,
    ...person.identifiers.filter(({ kind }) => kind === 'profile' || kind === 'email').map(partOf),
  ]
  for (const { kind, value } of person.identifiers)
    if (kind === 'email' && value.endsWith(GMAIL)) add(gmailPattern(value), true)
  for (const text of texts) {
    if (text === null) continue
    const run = longestRun(text)
    if (run.length >= MIN_RUN) add(`%${run}%`, true)
    else if (/[^\x20-\x7e]/.test(text)) add(`%${longestRunBeyondAscii(text)}%`, false)
    else if (run.length > 0) add(`%${run}%`, true)
    else return null
  }
  for (const { kind, value } of person.identifiers) {
    if (kind === 'email' || kind === 'phone') add(`%~${contacts.hash(value)}~%`, true)
    if (kind !== 'phone') continue
    // A record may have the number in national form, and then has the hash of that form.
    for (const form of otherForms(value)) add(`%~${contacts.hash(form)}~%`, true)
    for (const pattern of digitPatterns(value.slice(YEAR.test(value) ? -PHONE_DIGITS - 1 : -PHONE_DIGITS)))
      add(`%${pattern}%`, true)
  }
  return terms.size > 0 ? [...terms.values()] : null
}

/**
 * Returns a profile's handle or an address's local part. Other parts are common to many people. The
 * domain replaces a local part that is too short. Null for Gmail.
 */
function partOf({ kind, value }: ErasedPerson['identifiers'][number]): string | null {
  if (kind === 'email') {
    if (value.endsWith(GMAIL)) return null
    const [local, domain] = value.split('@')
    return longestRun(local).length >= MIN_RUN ? local : domain
  }
  return value.slice(value.indexOf(':') + 1).replace(/^(?:in|pub)\//, '')
}

/** Returns a number with 00 for the plus sign, and in national form with and without a trunk 0. */
function otherForms(e164: string): string[] {
  const national = parsePhone(e164)?.display.replace(/^\+\d+\s/, '')
  return [e164.replace('+', '00'), ...(national ? [national, `0${national}`] : [])]
}

/**
 * Returns a pattern of a Gmail address with dots anywhere in the local part, also at
 * googlemail.com.
 */
const gmailPattern = (email: string): string => `%${[...email.slice(0, -GMAIL.length)].join('%')}%g%mail%`

/** Returns LIKE patterns for digits without a separator, with one, or with two that are apart. */
function digitPatterns(digits: string): string[] {
  const gaps = Array.from({ length: digits.length - 1 }, (_, i) => i + 1)
  const places = [
    [],
    ...gaps.map((gap) => [gap]),
    ...gaps.flatMap((a) => gaps.filter((b) => b > a + 1).map((b) => [a, b])),
  ]
  return places.map((at) => [...digits].map((digit, i) => (at.includes(i) ? `_${digit}` : digit)).join(''))
}

/** Returns the longest run of ASCII letters and digits, which folding changes only in case. */
const longestRun = (text: string): string => longest(text.toLowerCase().match(/[a-z0-9]+/g) ?? [])
const longestRunBeyondAscii = (text: string): string => longest(text.match(/[^ -~]+/g) ?? [])
const longest = (runs: readonly string[]): string =>
  runs.reduce((best, run) => (run.length > best.length ? run : best), '')
