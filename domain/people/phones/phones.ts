import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { splitTrimmed } from '../text/linear_text.js'
import { anyOf } from '../text/phrases.js'

export type Phone = {
  /** Without extension: +14155552671. */
  e164: string
  /**
   * ISO 3166-1 alpha-2. The first of several possible countries; null if the number belongs to
   * none.
   */
  country: string | null
  /** The use of the number's range; null if the range is not known to be in use. */
  type: 'mobile' | 'landline' | 'mobile or landline' | 'voip' | 'toll free' | 'other' | null
  /** The country's international format: +1 415 555 2671. */
  display: string
}

const TYPES: Record<string, Phone['type']> = {
  MOBILE: 'mobile',
  FIXED_LINE: 'landline',
  FIXED_LINE_OR_MOBILE: 'mobile or landline',
  VOIP: 'voip',
  TOLL_FREE: 'toll free',
}

/**
 * Parses a telephone number. A number without calling code needs `country` (ISO 3166-1 alpha-2).
 * Returns null for texts with letters or a wrong length. Does not check whether the number is in
 * use.
 */
export function parsePhone(text: string, country?: string): Phone | null {
  const number = read(text, country)
  if (!number) return null
  const type = number.getType()
  return {
    e164: number.number,
    country: number.country ?? number.getPossibleCountries()[0] ?? null,
    type: type ? (TYPES[type] ?? 'other') : null,
    display: number.formatInternational().replace(/ ext\. .*/, ''),
  }
}

function read(text: string, country?: string): PhoneNumber | null {
  const trimmed = text
    .normalize('NFKC')
    .replace(/^\s*(?:tel|phone|sms):(?:\/\/)?\s*/i, '')
    .replace(/\(0\)/g, '')
    .trim()
  if (/[^\d\s+().\-/–‐‑x#;=ext]/iu.test(trimmed)) return null
  const code = country?.toUpperCase() ?? ''
  const known = isSupportedCountry(code) ? (code as CountryCode) : undefined
  const international = known && !trimmed.startsWith('00') ? trimmed : trimmed.replace(/^00(?=[1-9])/, '+')
  const number = parsePhoneNumberFromString(international, { defaultCountry: known, extract: false })
  if (!number?.isPossible()) return null
  return withoutTrunk(number) ?? number
}

/**
 * Returns a number without its trunk prefix where the country no longer has one (048 ... in
 * Poland). Null for other numbers.
 */
function withoutTrunk(number: PhoneNumber): PhoneNumber | null {
  if (!number.nationalNumber.startsWith('0') || number.isValid()) return null
  const national = number.nationalNumber.replace(/^0+/, '')
  const bare = parsePhoneNumberFromString(`+${number.countryCallingCode}${national}`)
  return bare?.isPossible() ? bare : null
}

const CANDIDATE =
  /(?<!\d:)(?<![\p{L}\p{N}@/=_.,$€£#-])(?:\+[^\S\n]?|00(?=[1-9]))?\(?\d(?:[\d().\-/–‐‑]|[^\S\n]){5,22}\d(?![\p{L}\p{N}@%_]|[.,-]\d)/gu
const LABELS = anyOf`
  phone | tel | telephone | telefon | telefono | teléfono | telefone | téléphone | telefoon | fon | mobile?
  movil | móvil | cell(?:ular)? | celular | handy | mob | gsm | call(?: me| us)? | call | durchwahl | direct
  office | ring | whatsapp | тел | телефон | 電話 | 电话
`
const LABEL = new RegExp(String.raw`${LABELS}[\s.:)\]/(-]{0,6}(?:(?:number|no|nr|num)[\s.:]{0,3})?$`, 'iu')
/** Matches labels of numbers in registers. */
const REGISTER =
  /(?:siren|siret|r\.?c\.?s\.?|kvk|kbo|hr[ab]|cif|nif|nipc|cnpj|cpf|p\.? ?iva|partita iva|ust-?id\p{L}*|vat|tva|btw|iban|rea|orcid|isbn|issn|法人番号|登録番号|사업자등록번호)(?![\p{L}])[\s.:n°º#-]{0,8}$/iu
const DATE_OR_CODE =
  /^\(?(?:(?:19|20)\d\d\s?[-–/.]\s?(?:(?:19|20)\d\d|\d\d?(?:\s?[-/.]\s?\d\d?)?)|\d\d?[./-]\d\d?[./-](?:19|20)\d\d|\d{1,3}(?:\.\d{1,3}){3})\)?$/

/**
 * Finds the telephone numbers in a text. Returns each number once, in order, with its verbatim
 * quote. A number with calling code must have a valid length. Other numbers need `country` and
 * either a label (Phone:, Tel., Mobil), or separators and a range in use there. Dates, prices, IP
 * addresses and longer codes do not count.
 */
export function findPhones(text: string, country?: string): { e164: string; quote: string }[] {
  const found = new Map<string, { e164: string; quote: string }>()
  for (const match of text.matchAll(CANDIDATE)) {
    const before = text.slice(Math.max(0, match.index - 40), match.index)
    if (REGISTER.test(before)) continue
    const isLabelled = LABEL.test(before)
    for (const quote of pieces(match[0], country)) {
      const after = text.slice(match.index + match[0].length, match.index + match[0].length + 6)
      const isOther = DATE_OR_CODE.test(quote) || isAmount(quote, match[0].endsWith(quote) ? after : '')
      const number = isOther ? null : read(quote, country)
      if (!number || found.has(number.number)) continue
      const isInternational = /^(?:\+|00)/.test(quote)
      const isWritten = /[\s().\-/–]/.test(quote)
      if (isInternational || isLabelled || (number.isValid() && isWritten))
        found.set(number.number, { e164: number.number, quote })
    }
  }
  return [...found.values()]
}

/** Whether digits are a price (`949.000 €`) or hours (`08.30 - 13.00`). */
const isAmount = (quote: string, after: string): boolean =>
  HOURS.test(quote) ||
  (!/^(?:\+|0)/.test(quote) && /^\s{0,2}(?:[€$£](?!\s?\d)|eur\b|usd\b|chf\b)/i.test(after))
const HOURS = /^\d\d?[.:]\d\d\s{0,2}[-–]\s{0,2}\d\d?[.:]\d\d$/

/** Splits numbers at a slash or wide gap: 202 555 0123 / 202 555 0124. */
function pieces(text: string, country: string | undefined): string[] {
  const whole = balanced(text.trim())
  if (read(whole, country)) return [whole]
  return splitTrimmed(whole, /\/|\s\s/)
    .filter(Boolean)
    .map(balanced)
}

/** Drops an opening bracket that is never closed. */
const balanced = (quote: string): string =>
  quote.startsWith('(') && !quote.includes(')') ? quote.slice(1) : quote
