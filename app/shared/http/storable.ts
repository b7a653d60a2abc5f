import { DomainError, type FieldErrors, validationFailed } from '#domain/errors'

/** Maximum nesting of a body: twice the depth that any route needs. */
const MAX_DEPTH = 64
/**
 * Maximum number of keys in one object of a body. Valid objects have fewer. Parsing an object of
 * 70,000 keys takes 40 ms.
 */
const MAX_KEYS = 10_000
/**
 * Maximum number of values in a body, per MiB of the body's limit. Valid bodies have fewer. Parsing
 * and validating 300,000 objects takes 50 ms.
 */
const MAX_VALUES_PER_MIB = 100_000
const MIB = 1024 * 1024
const MAX_SHOWN_KEY = 80

const [QUOTE, BACKSLASH, COMMA, OBJECT] = [0x22, 0x5c, 0x2c, 0x7b]
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d

/** A `validation_failed` for JSON that is too large or has text that cannot be stored. */
export class UnsafeJson extends DomainError {
  constructor(fields: FieldErrors) {
    const { code, message, extras } = validationFailed(fields)
    super(code, message, extras)
  }
}

/**
 * Throws UnsafeJson for too much nesting, too many keys in an object, or too many values for the
 * body's limit. Runs before parsing, because recursive validators would overflow the stack.
 */
export function checkSize(json: Uint8Array, maxBytes: number): void {
  const maxValues = Math.ceil((MAX_VALUES_PER_MIB * maxBytes) / MIB)
  let depth = 0
  /** Keys of the object at each depth so far. Arrays are not counted. */
  const keys = new Float64Array(MAX_DEPTH + 1)
  let inText = false
  let values = 1
  for (let i = 0; i < json.length; i++) {
    const byte = json[i]
    if (inText) {
      if (byte === BACKSLASH) i++
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (isOpening(byte)) {
      if (++depth > MAX_DEPTH) throw tooLarge(`must not be nested deeper than ${MAX_DEPTH} levels`)
      keys[depth] = byte === OBJECT ? 1 : -Infinity
      values++
    } else if (isClosing(byte)) depth = Math.max(0, depth - 1)
    else if (byte === COMMA) {
      values++
      if (++keys[depth] > MAX_KEYS)
        throw tooLarge(`must not have an object of more than ${MAX_KEYS.toLocaleString('en')} keys`)
    }
    if (values > maxValues) throw tooLarge(`must not have more than ${maxValues.toLocaleString('en')} values`)
  }
}

const tooLarge = (message: string) => new UnsafeJson({ body: [message] })

/**
 * Throws UnsafeJson for text that the database cannot store (U+0000, unpaired surrogates), and for
 * keys that set a prototype. Recursive: check the depth of `value` first.
 */
export function checkStorable(value: unknown): void {
  const problem = problemIn(value, '')
  if (problem) throw new UnsafeJson(problem)
}

function problemIn(value: unknown, path: string): FieldErrors | null {
  if (typeof value === 'string') {
    const problem = textProblem(value)
    return problem ? { [path || 'body']: [problem] } : null
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, child] of Object.entries(value)) {
    const childPath = path ? `${path}.${shown(key)}` : shown(key)
    const problem = keyProblem(key)
    const found = problem ? named(childPath, problem) : problemIn(child, childPath)
    if (found) return found
  }
  return null
}

function textProblem(text: string): string | null {
  if (text.includes('\0')) return 'must not contain the character U+0000'
  return text.isWellFormed() ? null : 'must not contain an unpaired surrogate'
}

function keyProblem(key: string): string | null {
  return key === '__proto__' ? 'is not a known field' : textProblem(key)
}

/** Has no prototype, because the path may be `__proto__`. */
const named = (path: string, message: string): FieldErrors =>
  Object.assign(Object.create(null), { [path]: [message] })

const shown = (key: string) => key.replaceAll('\0', '').slice(0, MAX_SHOWN_KEY).toWellFormed()
