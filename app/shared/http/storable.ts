import { DomainError, type FieldErrors, validationFailed } from '#domain/errors'

/** No route needs a body nested half as deep. */
const MAX_DEPTH = 64
/** No route reads an object as wide: parsing one of 70,000 keys takes 40 ms. */
const MAX_KEYS = 10_000
const MAX_SHOWN_KEY = 80

const [QUOTE, BACKSLASH, COMMA, OBJECT] = [0x22, 0x5c, 0x2c, 0x7b]
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d

/** A `validation_failed` about well-formed JSON that this service does not take: too deep, or text it cannot store. */
export class UnsafeJson extends DomainError {
  constructor(fields: FieldErrors) {
    const { code, message, extras } = validationFailed(fields)
    super(code, message, extras)
  }
}

/**
 * Throws UnsafeJson for JSON text that nests too deeply or has an object of too many keys. One pass over the bytes, before the
 * text is parsed: validators and serialisers recurse, so a deep value would end in a stack overflow.
 */
export function checkSize(json: Uint8Array): void {
  let depth = 0
  /** Keys so far of the object at each depth; of an array no count is kept. */
  const keys = new Float64Array(MAX_DEPTH + 1)
  let inText = false
  for (let i = 0; i < json.length; i++) {
    const byte = json[i]
    if (inText) {
      if (byte === BACKSLASH) i++
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (isOpening(byte)) {
      if (++depth > MAX_DEPTH) throw tooLarge(`must not be nested deeper than ${MAX_DEPTH} levels`)
      keys[depth] = byte === OBJECT ? 1 : -Infinity
    } else if (isClosing(byte)) depth = Math.max(0, depth - 1)
    else if (byte === COMMA && ++keys[depth] > MAX_KEYS)
      throw tooLarge(`must not have an object of more than ${MAX_KEYS.toLocaleString('en')} keys`)
  }
}

const tooLarge = (message: string) => new UnsafeJson({ body: [message] })

/**
 * Throws UnsafeJson naming the first text that the database cannot store as sent (U+0000, an unpaired surrogate), and
 * the first key that would set the prototype of an object. Recursive: `value` must be shallow.
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

/** No prototype: the path may be `__proto__`. */
const named = (path: string, message: string): FieldErrors =>
  Object.assign(Object.create(null), { [path]: [message] })

const shown = (key: string) => key.replaceAll('\0', '').slice(0, MAX_SHOWN_KEY).toWellFormed()
