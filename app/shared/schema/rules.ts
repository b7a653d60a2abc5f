/**
 * Vine rules for strict validation. A rule sees the raw value, before its children are validated.
 */
import vine from '@vinejs/vine'
import { tooLong, tooShort } from './messages.js'

/**
 * Maximum number of undeclared keys in an error, and of characters per key. Callers choose the keys,
 * so without limits an error could be as large as the request.
 */
const MAX_REPORTED_KEYS = 20
const MAX_KEY_CHARS = 80

type Limits = { min?: number; max?: number }
type PatternOptions = { pattern: RegExp; message?: string }

/** Rejects undeclared keys, and null for keys that are not nullable. */
export const closedObject = vine.createRule(
  (value: unknown, options: { keys: string[]; notNull: string[] }, field) => {
    if (!vine.helpers.isObject(value)) return
    let unknown = 0
    for (const key of Object.keys(value)) {
      if (!options.keys.includes(key)) {
        if (++unknown <= MAX_REPORTED_KEYS)
          reportAt(field, key, unknownField(options.keys), 'unknownField', options.keys)
      } else if (value[key] === null && options.notNull.includes(key))
        reportAt(field, key, 'must not be null', 'notNull')
    }
  }
)

const unknownField = (keys: string[]): string =>
  ['is not a known field', ...(keys.length > 0 ? [keys.join(', ')] : [])].join('; known fields are ')

/** Rejects null items, which vine's optional handling would accept. */
export const noNullItems = vine.createRule((value: unknown, _options: undefined, field) => {
  if (!Array.isArray(value)) return
  for (const [index, item] of value.entries())
    if (item === null) reportAt(field, String(index), 'must not be null', 'notNull')
})

/**
 * Accepts one of the given strings. Unlike vine's `enum`, lists the valid values in its message.
 */
export const oneOfValues = vine.createRule((value: unknown, values: readonly string[], field) => {
  if (values.includes(value as string)) return
  const message = values.length === 1 ? `must be ${values[0]}` : `must be one of ${values.join(', ')}`
  field.report(message, 'oneOfValues', field, { given: value, valid: values })
})

export const wholeNumber = vine.createRule((value: unknown, _options: undefined, field) => {
  if (!Number.isSafeInteger(value)) field.report('must be a whole number', 'wholeNumber', field)
})

/** Accepts a whole number as text, within bounds. */
export const wholeNumberText = vine.createRule(
  (value: unknown, { min = -Infinity, max = Infinity }: Limits, field) => {
    if (typeof value !== 'string' || !/^-?\d{1,15}$/.test(value))
      return field.report('must be a whole number', 'wholeNumber', field)
    if (Number(value) < min) field.report(`must be at least ${min}`, 'minNumber', field)
    else if (Number(value) > max) field.report(`must be at most ${max}`, 'maxNumber', field)
  }
)

/** Limits the length in characters, as JSON Schema does, and not in UTF-16 units. */
export const textLength = vine.createRule((value: unknown, { min = 0, max = Infinity }: Limits, field) => {
  const text = value as string
  if (text.length < min || (min > 1 && characters(text) < min))
    field.report(tooShort(min), 'textLength', field)
  else if (text.length > max && characters(text) > max) field.report(tooLong(max), 'textLength', field)
})

function characters(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

export const matchesPattern = vine.createRule(
  (value: unknown, { pattern, message = `must match ${pattern.source}` }: PatternOptions, field) => {
    if (!pattern.test(value as string)) field.report(message, 'pattern', field)
  }
)

export const uniqueItems = vine.createRule((value: unknown, _options: undefined, field) => {
  const seen = new Set((value as unknown[]).map((item) => JSON.stringify(item)))
  if (seen.size < (value as unknown[]).length) field.report('must not repeat an item', 'uniqueItems', field)
})

type Field = Parameters<Parameters<typeof vine.createRule>[0]>[2]

/** Reports an error at the path of a child instead of the object. */
function reportAt(field: Field, key: string, message: string, rule: string, known?: string[]): void {
  const own = field.getFieldPath()
  const shown = key.slice(0, MAX_KEY_CHARS).toWellFormed()
  const path = own ? `${own}.${shown}` : shown
  field.report(
    message,
    rule,
    { ...field, getFieldPath: () => path, name: key },
    { known, given: key, valid: known }
  )
}
