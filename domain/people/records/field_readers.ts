import { isObject } from '#domain/is_object'

/** A problem of one value. `field` is its path: `emails[0]`. `reason` starts with that path. */
export type FieldError = { field: string; reason: string }

/** `textual` is set for formats such as CSV, where every value is text. */
export type ReadContext = {
  textual: boolean
  ignoreUnknown: boolean
  /** Values that cannot be read. */
  errors: FieldError[]
  /** Fields that the table does not have. */
  unknown: FieldError[]
}

/** Reads one value. Returns undefined for an empty value, or after reporting an error. */
export type FieldReader<T> = (value: unknown, path: string, context: ReadContext) => T | undefined

export type FieldTable<T> = { [K in keyof T]-?: FieldReader<NonNullable<T[K]>> }

const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}...` : text)
}

/**
 * Reads trimmed text of at most `max` characters. Replaces halves of cut emoji, because PostgreSQL
 * cannot read JSON with them.
 */
export const text =
  (max: number): FieldReader<string> =>
  (value, path, { errors }) => {
    if (typeof value !== 'string') return report(errors, path, 'must be text')
    const trimmed = value.trim().toWellFormed()
    if (trimmed.length > max) return report(errors, path, `is longer than ${max} characters`)
    if (trimmed.includes('\u0000')) return report(errors, path, 'contains a NUL character')
    return trimmed === '' ? undefined : trimmed
  }

/** Reads text with `parse`, which returns null for invalid text. `what` completes "... is not". */
export function parsed(
  max: number,
  what: string,
  parse: (text: string) => string | null
): FieldReader<string> {
  const read = text(max)
  return (value, path, context) => {
    const given = read(value, path, context)
    if (given === undefined) return undefined
    return parse(given) ?? report(context.errors, path, `is not ${what}: ${shown(given)}`)
  }
}

/** Reads a whole number within bounds, or any number with `fraction`. Accepts text if `textual`. */
export const number =
  (min: number, max: number, fraction = false): FieldReader<number> =>
  (value, path, { textual, errors }) => {
    if (textual && typeof value === 'string' && value.trim() === '') return undefined
    const given = textual && typeof value === 'string' ? Number(value) : value
    const fits =
      typeof given === 'number' && given >= min && given <= max && (fraction || Number.isInteger(given))
    const kind = fraction ? 'a number' : 'a whole number'
    return fits ? given : report(errors, path, `must be ${kind} from ${min} to ${max}, not ${shown(value)}`)
  }

/** Like `read`, but also accepts a whole number, such as an id or year. */
export const orNumber =
  (read: FieldReader<string>): FieldReader<string> =>
  (value, path, context) =>
    read(Number.isSafeInteger(value) ? String(value) : value, path, context)

/** Reads a list. If `textual`, accepts JSON text or, with `split`, values between semicolons. */
export const list =
  <T>(max: number, entry: FieldReader<T>, split = false): FieldReader<T[]> =>
  (value, path, context) => {
    const given = context.textual ? fromText(value, split) : value
    if (given === undefined) return undefined
    if (!Array.isArray(given)) return report(context.errors, path, 'must be a list')
    if (given.length > max) return report(context.errors, path, `has more than ${max} entries`)
    const read = given.flatMap((item, i) => {
      if (item === null) return []
      const one = entry(item, `${path}[${i}]`, context)
      return one === undefined ? [] : [one]
    })
    return read.length ? read : undefined
  }

/** Reads an object with the fields of a table. Undefined if all fields are empty. */
export const object =
  <T extends object>(fields: FieldTable<T>): FieldReader<T> =>
  (value, path, context) => {
    const given = context.textual ? fromText(value, false) : value
    if (given === undefined) return undefined
    if (!isObject(given)) return report(context.errors, path, 'must be an object')
    const read = readFields(given, fields, context, `${path}.`)
    return Object.keys(read).length ? (read as T) : undefined
  }

/** Reads the fields of a table in its order. Skips null and reports unknown fields. */
export function readFields<T extends object>(
  value: Record<string, unknown>,
  fields: FieldTable<T>,
  context: ReadContext,
  prefix = ''
): Partial<T> {
  const read: Partial<T> = {}
  for (const name of Object.keys(fields) as (keyof T & string)[]) {
    const given = Object.hasOwn(value, name) ? value[name] : undefined
    if (given === undefined || given === null) continue
    const one = fields[name](given, `${prefix}${name}`, context)
    if (one !== undefined) read[name] = one
  }
  if (!context.ignoreUnknown) {
    for (const name of Object.keys(value)) {
      if (!Object.hasOwn(fields, name))
        context.unknown.push({ field: prefix + name, reason: `unknown field ${shown(prefix + name)}` })
    }
  }
  return read
}

function fromText(value: unknown, split: boolean): unknown {
  if (typeof value !== 'string') return value
  const given = value.trim()
  if (given === '') return undefined
  if (split && !given.startsWith('[')) return given.split(';')
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

/** Reports that the value at `path` has a `problem`, a clause such as `must be text`. */
export function report(errors: FieldError[], path: string, problem: string): undefined {
  errors.push({ field: path, reason: `${path} ${problem}` })
  return undefined
}
