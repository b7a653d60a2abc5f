/** What went wrong with one field, as a clause that starts with the field's path: `title must be text`. */
export type FieldError = string

/** How values of a field arrive: typed (JSON Lines), or as text where CSV and its like have nothing else. */
export type ReadContext = { textual: boolean; ignoreUnknown: boolean; errors: FieldError[] }

/** Reads one value, or reports and gives undefined; undefined without a report means the field says nothing. */
export type FieldReader<T> = (value: unknown, path: string, context: ReadContext) => T | undefined

export type FieldTable<T> = { [K in keyof T]-?: FieldReader<NonNullable<T[K]>> }

const shown = (value: unknown) => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}...` : text)
}

/** Trimmed text of at most `max` characters; blank text says nothing. */
export function text(max: number): FieldReader<string> {
  return (value, path, { errors }) => {
    if (typeof value !== 'string') return report(errors, `${path} must be text`)
    const trimmed = value.trim()
    if (trimmed.length > max) return report(errors, `${path} is longer than ${max} characters`)
    if (trimmed.includes('\u0000')) return report(errors, `${path} holds a NUL character`)
    return trimmed === '' ? undefined : trimmed
  }
}

/** Text that `parse` understands, in the form `parse` gives; `what` ends the sentence "... is not". */
export function parsed(
  max: number,
  what: string,
  parse: (text: string) => string | null
): FieldReader<string> {
  const read = text(max)
  return (value, path, context) => {
    const given = read(value, path, context)
    if (given === undefined) return undefined
    return parse(given) ?? report(context.errors, `${path} is not ${what}: ${shown(given)}`)
  }
}

/** A whole or, with `fraction`, any number within bounds; a number written as text where there is only text. */
export function number(min: number, max: number, fraction = false): FieldReader<number> {
  return (value, path, { textual, errors }) => {
    if (textual && typeof value === 'string' && value.trim() === '') return undefined
    const given = textual && typeof value === 'string' ? Number(value) : value
    const fits =
      typeof given === 'number' && given >= min && given <= max && (fraction || Number.isInteger(given))
    const kind = fraction ? 'a number' : 'a whole number'
    return fits ? given : report(errors, `${path} must be ${kind} from ${min} to ${max}, not ${shown(value)}`)
  }
}

/** What `read` reads, where a whole number may stand for its text (an id, a year). */
export function orNumber(read: FieldReader<string>): FieldReader<string> {
  return (value, path, context) => read(Number.isSafeInteger(value) ? String(value) : value, path, context)
}

/** A list; where there is only text, JSON text or, with `split`, entries between semicolons. */
export function list<T>(max: number, entry: FieldReader<T>, split = false): FieldReader<T[]> {
  return (value, path, context) => {
    const given = context.textual ? fromText(value, split) : value
    if (given === undefined) return undefined
    if (!Array.isArray(given)) return report(context.errors, `${path} must be a list`)
    if (given.length > max) return report(context.errors, `${path} has more than ${max} entries`)
    const read = given.flatMap((item, i) => {
      if (item === null) return []
      const one = entry(item, `${path}[${i}]`, context)
      return one === undefined ? [] : [one]
    })
    return read.length ? read : undefined
  }
}

/** An object with the fields of a table; one that says nothing is nothing. */
export function object<T extends object>(fields: FieldTable<T>): FieldReader<T> {
  return (value, path, context) => {
    const given = context.textual ? fromText(value, false) : value
    if (given === undefined) return undefined
    if (!isObject(given)) return report(context.errors, `${path} must be an object`)
    const read = readFields(given, fields, context, `${path}.`)
    return Object.keys(read).length ? (read as T) : undefined
  }
}

/** The fields of a table, in the table's order; what is null says nothing, what the table does not name is reported. */
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
      if (!Object.hasOwn(fields, name)) report(context.errors, `unknown field ${shown(prefix + name)}`)
    }
  }
  return read
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
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

function report(errors: FieldError[], error: FieldError): undefined {
  errors.push(error)
  return undefined
}
