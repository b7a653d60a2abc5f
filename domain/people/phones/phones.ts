import {
  type CountryCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/max'
import { splitTrimmed } from '../text/linear_text.js'

export type Phone = {
  /** Without extension: +14155552671. */
  e164: string
  /** ISO 3166-1 alpha-2, null where a calling code does not tell. */
  country: string | null
  /** What the number's range is for; null for a number of the right length in a range that is not known to be in use. */
  type: 'mobile' | 'landline' | 'mobile or landline' | 'voip' | 'toll free' | 'other' | null
  /** In the international form of its country: +1 415 555 2671. */
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
 * Reads a telephone number; one without its country's calling code needs `country` (ISO 3166-1 alpha-2). Null for what no
 * country's numbers look like: letters, wrong length. Whether a number is in use is not known here.
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

/** Drops a trunk prefix that people keep writing where numbers have none (048 ... in Poland). */
function withoutTrunk(number: PhoneNumber): PhoneNumber | null {
  if (!number.nationalNumber.startsWith('0') || number.isValid()) return null
  const national = number.nationalNumber.replace(/^0+/, '')
  const bare = parsePhoneNumberFromString(`+${number.countryCallingCode}${national}`)
  return bare?.isPossible() ? bare : null
}

const CANDIDATE =
  /(?<!\d:)(?<![\p{L}\p{N}@/=_.,$€£#-])(?:\+[^\S\n]?|00(?=[1-9]))?\(?\d(?:[\d().\-/–‐‑]|[^\S\n]){5,22}\d(?![\p{L}\p{N}@%_]|[.,-]\d)/gu
const LABEL =
  /(?:phone|tel|telephone|telefon|telefono|teléfono|telefone|téléphone|telefoon|fon|mobile?|movil|móvil|cell(?:ular)?|celular|handy|mob|gsm|call(?: me| us)?|call|durchwahl|direct|office|ring|whatsapp|тел|телефон|電話|电话)[\s.:)\]/(-]{0,6}(?:(?:number|no|nr|num)[\s.:]{0,3})?$/iu
const DATE_OR_CODE =
  /^\(?(?:(?:19|20)\d\d\s?[-–/.]\s?(?:(?:19|20)\d\d|\d\d?(?:\s?[-/.]\s?\d\d?)?)|\d\d?[./-]\d\d?[./-](?:19|20)\d\d|\d{1,3}(?:\.\d{1,3}){3})\)?$/

/**
 * The telephone numbers of a text in order, each once, with the verbatim piece of text. A number with its calling code
 * counts when its length fits; one without needs `country` and either a label (Phone:, Tel., Mobil) or a range in use there.
 * Dates, prices, IP addresses and longer codes do not count.
 */
export function findPhones(text: string, country?: string): { e164: string; quote: string }[] {
  const found = new Map<string, { e164: string; quote: string }>()
  for (const match of text.matchAll(CANDIDATE)) {
    const isLabelled = LABEL.test(text.slice(Math.max(0, match.index - 40), match.index))
    for (const quote of pieces(match[0], country)) {
      const number = DATE_OR_CODE.test(quote) ? null : read(quote, country)
      if (!number || found.has(number.number)) continue
      const isInternational = /^(?:\+|00)/.test(quote)
      const isWritten = /[\s().\-/–]/.test(quote)
      if (isInternational || isLabelled || (number.isValid() && isWritten))
        found.set(number.number, { e164: number.number, quote })
    }
  }
  return [...found.values()]
}

/** One number, or what a slash or wide gap divides: 202 555 0123 / 202 555 0124. */
function pieces(text: string, country: string | undefined): string[] {
  const whole = balanced(text.trim())
  if (read(whole, country)) return [whole]
  return splitTrimmed(whole, /\/|\s\s/)
    .filter(Boolean)
    .map(balanced)
}

/** Without a bracket that the number does not close, or does not open. */
function balanced(quote: string): string {
  if (quote.startsWith('(') && !quote.includes(')')) return quote.slice(1)
  return quote
}
