import { deobfuscateEmails } from '#domain/people/emails/emails'
import { findPhones } from '#domain/people/phones/phones'

const PLAIN_EMAIL =
  /(?:mailto:)?(?<![^\s@<>()[\]:;,"'])[^\s@<>()[\]:;,"']+@[^\s@<>()[\],;"']+\.[^\s@<>()[\],;:"'.!?]+/giu
/** Matches nine to fifteen digits in a row, which are rarely dates or other numbers. */
const LONG_NUMBER = /(?<![\p{L}\p{N}/@#._-])[+(]?\d(?:[\s().\-/–]{0,3}\d){8,14}(?![\p{L}\p{N}]|[-.]\d)/gu
/** The country of numbers without a calling code, because most profiles are from there. */
const DEFAULT_COUNTRY = 'US'

/** Removes e-mail addresses and phone numbers from a text. Null if nothing is left. */
export function withoutContacts(text: string | null): string | null {
  if (text === null) return null
  const quotes = [...deobfuscateEmails(text), ...findPhones(text, DEFAULT_COUNTRY)].map(({ quote }) => quote)
  const bare = quotes
    .reduce((rest, quote) => rest.replaceAll(quote, ' '), text)
    .replace(PLAIN_EMAIL, ' ')
    .replace(LONG_NUMBER, ' ')
  return bare === text ? text : bare.replace(/\s+/g, ' ').trim() || null
}
