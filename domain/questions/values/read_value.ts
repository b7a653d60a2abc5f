import { decodeEscapes } from '#domain/people/text/urls'
import { emailsIn } from '#domain/evidence/extract/add_claims'
import { isPlace, isCompanyName } from '#domain/evidence/extract/recognisers'
import { readHeadcount } from '#domain/evidence/extract/values/headcount'
import { MONEY } from '#domain/evidence/extract/values/money'
import { readCount } from '#domain/evidence/extract/values/numbers'
import type { PageLink } from '#domain/evidence/page'
import { before, splitTrimmed, withoutBracketed } from '#domain/people/text/linear_text'
import { isoWithoutQuarter, parseDate } from '#domain/people/dates/dates'
import { findPhones, parsePhone } from '#domain/people/phones/phones'
import { CURRENCY_RULES, numbersIn, readSpan } from '#domain/truth/values/numbers'
import type { Format } from '#domain/truth/column'
import { chooseOption } from '../options.js'
import type { Question } from '../question.js'
import { peopleIn } from './slots.js'
import { namesLanguage } from './languages.js'
import { yesNo } from './yes_no.js'

const MAX_TEXT_LENGTH = 300
const MAX_VALUE_LENGTH = 2_000
const EMPTY =
  /^(?:n\/?a|none|unknown|tbd|tba|-+|–|—|\?|unbekannt|k\. ?a\.|inconnu|desconocido|desconhecido)$/i
const MONEY_PATTERN = new RegExp(`(?<!\\d)${MONEY}`, 'u')

/**
 * Reads a value (beside a label or in a sentence) in the question's format. Returns null if the
 * value does not fit. Returns numbers, booleans, ISO 8601 dates, amounts as `USD 1200000`, ranges
 * as `51-200`, and other values as text.
 */
export function readValue(question: Question, text: string, links: readonly PageLink[] = []): unknown {
  const value = text.slice(0, MAX_VALUE_LENGTH).replace(/\s+/g, ' ').trim()
  if (question.format !== 'boolean' && EMPTY.test(value)) return null
  return READERS[question.format](value, question, links)
}

const READERS: Readonly<
  Record<Format, (value: string, question: Question, links: readonly PageLink[]) => unknown>
> = {
  text: readText,
  number: readNumber,
  date: readDate,
  boolean: (value) => yesNo(value),
  options: (value, { options }) => (value.length <= 200 ? chooseOption(value, options) : null),
  email: (value, _, links) => emailsIn(value)[0]?.email ?? addressOf(links, /^mailto:/i),
  phone: readPhone,
  url: (value, _, links) =>
    links.find(({ url }) => /^https?:/i.test(url))?.url ??
    /(?:https?:\/\/|www\.)[^\s<>"]+[^\s<>".,;)]|^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/i.exec(value)?.[0] ??
    null,
  range: (value, { concept }) => (concept?.id === 'headcount' ? readHeadcount(value) : readRange(value)),
  currency: readMoney,
}

const addressOf = (links: readonly PageLink[], scheme: RegExp): string | null => {
  const link = links.find(({ url }) => scheme.test(url))
  return link ? decodeEscapes(before(link.url.replace(scheme, ''), '?')) : null
}

function readPhone(value: string, _: Question, links: readonly PageLink[]): string | null {
  const [found] = findPhones(value)
  if (found) return found.e164
  const linked = addressOf(links, /^tel:(?:\/\/)?/i)
  const bare = /\+?[\d(][\d\s().\-/–]{5,22}\d/.exec(value)?.[0] ?? linked
  return bare ? (parsePhone(bare)?.e164 ?? bare) : null
}

function readText(value: string, { concept, role, many }: Question): string | null {
  const text = value
    .replace(/^["“«]|["”»]$/g, '')
    .replace(/(?<!\b(?:Inc|Ltd|Corp|Co|S\.A|S\.L|\p{Lu}))\.$/u, '')
    .trim()
  if (text.length < 1 || text.length > MAX_TEXT_LENGTH || !/[\p{L}\p{N}]/u.test(text)) return null
  switch (role ? 'person' : concept?.holds) {
    case 'person': {
      const names = peopleIn(text.replace(/ ?[,–—-] ?(?:CEO|CTO|founder)\b[\s\S]*$/i, ''))
      return names.length === 0 ? null : many ? names.join(', ') : names[0]
    }
    case 'place':
      return isPlace(text) || text.length <= 60 ? text : null
    case 'date':
      return readDate(text)
    case 'money':
    case 'count':
      return /\d/.test(text) || readCount(text) !== null ? text : null
    case 'span':
      return readHeadcount(text)
    case 'language':
      return namesLanguage(text) ? text : null
    case 'organisation':
      if (concept?.id === 'school') return schoolIn(text)
      return many || isCompanyName(text) ? text : null
    case 'code':
      return /\d|^[A-Z.: ]{2,}$/.test(text) ? text : null
    default:
      return text
  }
}

const SCHOOL =
  /universi|college|school|hochschule|institut|polytechn|academy|akademie|école|ecole|escuela|escola|faculdade|facultad|\b[A-Z]{2,5}\b/iu

/** Returns the school in an education entry, without degree, subject and year; or null. */
const schoolIn = (text: string): string | null =>
  isCompanyName(text) && !/[,;|]/.test(text)
    ? text
    : (splitTrimmed(text, /[,;|–—]|\s-\s/).find((part) => SCHOOL.test(part)) ?? null)

function readNumber(value: string, { concept }: Question): number | null {
  if (concept?.holds === 'date') return Number(/\b(?:1[5-9]|20)\d\d\b/.exec(value)?.[0] ?? Number.NaN) || null
  if (concept?.holds === 'money') return numbersIn(MONEY_PATTERN.exec(value)?.[0] ?? value)[0] ?? null
  const word = readCount(
    value
      .replace(
        /^(?:over|more than|about|around|nearly|some|über|mehr als|rund|plus de|environ|más de|mais de|cerca de)\s+/i,
        ''
      )
      .split(/\s/)[0] ?? ''
  )
  const bare = withoutBracketed(value)
  const numbers = numbersIn(bare)
  if (numbers.length === 0) return word
  if (numbers.length > 1 && !/^\D{0,12}\d/.test(bare)) return null
  const isSpan = numbers.length > 1 && /\d\s*(?:-|–|to|bis|à|a)\s*\d/.test(bare)
  return isSpan ? null : numbers[0]
}

const BEFORE_YEAR = [
  String.raw`\d{1,2}(?:st|nd|rd|th|er|\.)?\s+(?:of\s+|de\s+)?\p{L}{3,10}\.?,?\s+(?:de\s+)?`,
  String.raw`\p{L}{3,10}\.?\s+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+|de\s+)?`,
].join('|')
const DATE = new RegExp(
  String.raw`(?:${BEFORE_YEAR})?(?<!\d)(?:1[5-9]|20)\d\d(?:-\d\d(?:-\d\d)?)?(?!\d)|\d{1,2}[./]\d{1,2}[./](?:1[89]|20)\d\d`,
  'u'
)

function readDate(value: string): string | null {
  const whole = parseDate(value.trim().replace(/\([^()]*\)$/, ''))
  if (whole) return isoWithoutQuarter(whole)
  const found = DATE.exec(value)?.[0]
  if (!found) return null
  const date = parseDate(found) ?? parseDate(/\b(?:1[5-9]|20)\d\d\b/.exec(found)?.[0] ?? '')
  return date ? isoWithoutQuarter(date) : null
}

function readRange(value: string): string | null {
  const span = readSpan(value)
  if (!span) return null
  const money = MONEY_PATTERN.test(value) ? value : null
  return (
    money ??
    /[\d.,\s]+(?:[kKmM]\b)?\s*(?:(?:-|–|—|to|bis|à|a|até|hasta)\s*[\d.,\s]+(?:[kKmM]\b)?|\+)?/
      .exec(value)?.[0]
      .trim() ??
    null
  )
}

/** Replaces currency names of other languages by codes. */
const inEnglish = (sum: string): string =>
  sum
    .replace(/d[óo]lares|US-Dollar/giu, 'USD')
    .replace(/libras(?: esterlinas)?|livres(?: sterling)?|Pfund/giu, 'GBP')
    .replace(/\breais\b/iu, 'BRL')
    .replace(/Franken|francs? suisses?|francos suizos/giu, 'CHF')

function readMoney(value: string): string | null {
  const sum =
    MONEY_PATTERN.exec(value)?.[0] ?? (/^\D{0,20}\d[\d.,\s]*\p{L}{0,9}\.?$/u.test(value) ? value : null)
  return sum ? String(CURRENCY_RULES.read(inEnglish(sum), {})?.shown ?? '') || null : null
}
