import { parseEmail } from '#domain/people/emails/emails'
import { fold } from '#domain/people/text/text'
import { parseUrl } from '#domain/people/text/urls'
import { readSpan } from '#domain/truth/values/numbers'
import type { SchemaView } from './schema_view.js'

/** Returned instead of a value that is missing or does not fit the schema. */
export const NONE = Symbol('none')

/**
 * Converts a value to a schema's type and format. Returns `NONE` for a missing value, and if a
 * conversion would change the meaning.
 */
export function coerced(value: unknown, { schema, types }: SchemaView): unknown {
  if (value === null || value === undefined) return NONE
  if (Array.isArray(schema.enum)) return optionOf(value, schema.enum)
  if ('const' in schema) return fold(String(value)) === fold(String(schema.const)) ? schema.const : NONE
  const type = types.length === 0 ? typeOf(value) : types.includes(typeOf(value)) ? typeOf(value) : types[0]
  switch (type) {
    case 'integer':
    case 'number':
      return numberOf(value, type)
    case 'boolean':
      return typeof value === 'boolean' ? value : NONE
    case 'string':
      return textOf(value, schema.format)
    case 'array':
      return Array.isArray(value) ? value : [value]
    default:
      return NONE
  }
}

function typeOf(value: unknown): string {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return Array.isArray(value) ? 'array' : typeof value
}

/** Reads a number. A range such as 51-200 is not a number. */
function numberOf(value: unknown, type: string): unknown {
  const number = typeof value === 'number' ? value : exact(value)
  return number === null || (type === 'integer' && !Number.isInteger(number)) ? NONE : number
}

function exact(value: unknown): number | null {
  if (typeof value !== 'string') return null
  const span = readSpan(value)
  return span && span[0] === span[1] ? span[0] : null
}

function textOf(value: unknown, format: unknown): unknown {
  const text = Array.isArray(value) ? value.join(', ') : String(value)
  switch (format) {
    case 'email':
    case 'idn-email':
      return parseEmail(text) ? text : NONE
    case 'uri':
    case 'url':
    case 'iri':
    case 'uri-reference':
      return urlOf(text)
    case 'date':
      return /^\d{4}-\d{2}-\d{2}/.test(text) ? text.slice(0, 10) : NONE
    case 'date-time':
      return /^\d{4}-\d{2}-\d{2}T/.test(text) ? text : NONE
    default:
      return text
  }
}

function urlOf(text: string): unknown {
  if (/^https?:\/\//i.test(text)) return text
  return parseUrl(text) ? `https://${text}` : NONE
}

/**
 * Returns the option that differs from the value only in case and punctuation: `series_a` for
 * `Series A`. If there is none, returns the only option that contains the value or is contained in the value,
 * if both have more than three characters. Otherwise returns the only range that contains the number, or
 * `NONE`.
 */
function optionOf(value: unknown, options: readonly unknown[]): unknown {
  const plain = (one: unknown) => fold(String(one)).replace(/[^\p{L}\p{N}]+/gu, '')
  const wanted = plain(value)
  const texts = options.filter((one) => one !== null)
  const exactly = texts.find((one) => plain(one) === wanted)
  if (exactly !== undefined) return exactly
  const within = texts.filter(
    (one) => plain(one).length > 3 && (plain(one).includes(wanted) || wanted.includes(plain(one)))
  )
  if (within.length === 1 && wanted.length > 3) return within[0]
  return rangeOf(value, texts)
}

/** Returns the only range among the options that contains the number, or else `NONE`. */
function rangeOf(value: unknown, options: readonly unknown[]): unknown {
  const number = typeof value === 'number' ? value : exact(value)
  if (number === null) return NONE
  const holding = options.filter((one) => {
    const span = typeof one === 'string' ? readSpan(one) : null
    return span !== null && span[0] <= number && number <= span[1]
  })
  return holding.length === 1 ? holding[0] : NONE
}
