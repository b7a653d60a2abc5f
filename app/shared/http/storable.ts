import { DomainError, type FieldErrors, validationFailed } from '#domain/errors'

/** No route needs a body nested half as deep. */
export const MAX_DEPTH = 64
const MAX_SHOWN_KEY = 80

const [QUOTE, BACKSLASH] = [0x22, 0x5c]
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
 * Whether JSON text nests deeper than `limit`. One pass over the bytes, before the text is parsed: validators and serialisers
 * recurse, so a deep value would end in a stack overflow.
 */
export function nestsDeeperThan(limit: number, json: Uint8Array): boolean {
  let depth = 0
  let inText = false
  for (let i = 0; i < json.length; i++) {
    const byte = json[i]
    if (inText) {
      if (byte === BACKSLASH) i++
      else if (byte === QUOTE) inText = false
    } else if (byte === QUOTE) inText = true
    else if (isOpening(byte)) {
      if (++depth > limit) return true
    } else if (isClosing(byte)) depth--
  }
  return false
}

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
