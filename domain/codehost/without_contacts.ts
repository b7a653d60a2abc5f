import { deobfuscateEmails } from '#domain/people/emails/emails'
import { findPhones } from '#domain/people/phones/phones'

const PLAIN_EMAIL =
  /(?:mailto:)?(?<![^\s@<>()[\]:;,"'])[^\s@<>()[\]:;,"']+@[^\s@<>()[\],;"']+\.[^\s@<>()[\],;:"'.!?]+/giu
/** Nine to fifteen digits in one run of figures: too long for dates and years, too short for other identifiers. */
const LONG_NUMBER = /(?<![\p{L}\p{N}/@#._-])[+(]?\d(?:[\s().\-/–]{0,3}\d){8,14}(?![\p{L}\p{N}]|[-.]\d)/gu
/** Numbers without calling code are read as written in the country that writes most profiles. */
const COUNTRY = 'US'

/**
 * A text without the e-mail addresses and telephone numbers in it (CH-042), spelled-out ones included. Null where nothing
 * else is left.
 */
export function withoutContacts(text: string | null): string | null {
  if (text === null) return null
  const quotes = [...deobfuscateEmails(text), ...findPhones(text, COUNTRY)].map(({ quote }) => quote)
  const bare = quotes
    .reduce((rest, quote) => rest.replaceAll(quote, ' '), text)
    .replace(PLAIN_EMAIL, ' ')
    .replace(LONG_NUMBER, ' ')
  return bare === text ? text : bare.replace(/\s+/g, ' ').trim() || null
}
