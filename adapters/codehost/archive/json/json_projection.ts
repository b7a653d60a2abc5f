import type { Shape } from '#domain/codehost/fold/event_shape'
import { JsonSkipper } from './json_skipper.js'

export type Projected = { [key: string]: unknown }

type Field = { name: string; bytes: Uint8Array; scalar: boolean; length: boolean; fields: FieldTable | null }
/** Keyed by the hash of the name's bytes. */
type FieldTable = Map<number, Field>

/**
 * Reads selected fields of JSON objects from bytes and skips the rest, which is much cheaper than
 * JSON.parse. Rejects what JSON.parse rejects. Also rejects values nested too deeply, and line
 * breaks between tokens. The last of duplicate names wins.
 */
export class JsonProjection extends JsonSkipper {
  readonly #table: FieldTable
  #value: unknown

  constructor(shape: Exclude<Shape, string>) {
    super()
    this.#table = tableOf(shape)
  }

  /** The last object read. */
  get value(): Projected {
    return this.#value as Projected
  }

  /** Returns the end offset of the object at `at`, INCOMPLETE or MALFORMED. */
  read(at: number): number {
    return this.bytes[at] === 0x7b ? this.#object(at + 1, this.#table, 1) : this.failure(at)
  }

  #object(at: number, table: FieldTable, nested: number): number {
    const bytes = this.bytes
    const object: Projected = {}
    let here = this.skipSpace(at)
    if (bytes[here] === 0x7d) return this.#found(object, here + 1)
    for (;;) {
      if (bytes[here] !== 0x22) return this.failure(here)
      const start = here + 1
      here = this.skipString(start)
      if (here < 0) return here
      const field = fieldAt(table, bytes, start, here - 1)
      here = this.skipColon(here)
      if (here < 0) return here
      if (field === undefined) here = this.skipValue(here, nested)
      else {
        this.#value = undefined
        here = this.#field(here, field, nested)
        object[field.name] = this.#value
      }
      if (here < 0) return here
      if (bytes[here] !== 0x2c) {
        here = this.skipSpace(here)
        if (bytes[here] === 0x7d) return this.#found(object, here + 1)
        if (bytes[here] !== 0x2c) return this.failure(here)
      }
      here = this.skipSpace(here + 1)
    }
  }

  #field(at: number, field: Field, nested: number): number {
    const first = this.bytes[at]
    if (first === 0x7b)
      return field.fields ? this.#object(at + 1, field.fields, nested + 1) : this.skipValue(at, nested)
    if (first === 0x5b) {
      let items = 0
      const here = this.skipArray(at + 1, nested + 1, () => items++)
      if (field.length) this.#value = items
      return here
    }
    const here = first === 0x22 ? this.skipString(at + 1) : this.skipPlain(at)
    if (here > 0 && field.scalar) this.#value = scalar(this.bytes, at, here)
    return here
  }

  #found(object: Projected, end: number): number {
    this.#value = object
    return end
  }
}

function tableOf(shape: Exclude<Shape, string>): FieldTable {
  const table: FieldTable = new Map()
  for (const [name, of] of Object.entries(shape)) {
    const bytes = Buffer.from(name)
    const hash = hashOf(bytes, 0, bytes.length)
    if (table.has(hash)) throw new Error(`The names ${name} and ${table.get(hash)!.name} have one hash.`)
    const fields = typeof of === 'string' ? null : tableOf(of)
    table.set(hash, { name, bytes, scalar: of !== 'length', length: of === 'length', fields })
  }
  return table
}

/** Returned by `hashOf` for a name with a backslash. Larger than any 32-bit hash. */
const ESCAPED = 2 ** 40

/** FNV-1a, 32 bits. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let i = start; i < end; i++) {
    if (bytes[i] === 0x5c) return ESCAPED
    hash = Math.imul(hash ^ bytes[i], 0x01000193)
  }
  return hash
}

function fieldAt(table: FieldTable, bytes: Buffer, start: number, end: number): Field | undefined {
  const hash = hashOf(bytes, start, end)
  if (hash === ESCAPED) return fieldNamed(table, bytes, start, end)
  const field = table.get(hash)
  if (field === undefined || field.bytes.length !== end - start) return undefined
  for (let i = 0; i < field.bytes.length; i++) if (bytes[start + i] !== field.bytes[i]) return undefined
  return field
}

/** Returns the selected field with this name, which is written with escapes. */
function fieldNamed(table: FieldTable, bytes: Buffer, start: number, end: number): Field | undefined {
  const name: string = JSON.parse(bytes.toString('utf8', start - 1, end + 1))
  return [...table.values()].find((field) => field.name === name)
}

function scalar(bytes: Buffer, start: number, end: number): unknown {
  switch (bytes[start]) {
    case 0x22:
      return text(bytes, start, end)
    case 0x74:
      return true
    case 0x66:
      return false
    case 0x6e:
      return null
    default:
      return Number(bytes.toString('latin1', start, end))
  }
}

/** Decodes a JSON string. Most strings are ASCII, which Buffer decodes fastest as latin1. */
function text(bytes: Buffer, start: number, end: number): string {
  let isAscii = true
  for (let i = start + 1; i < end - 1; i++) {
    if (bytes[i] === 0x5c) return JSON.parse(bytes.toString('utf8', start, end))
    if (bytes[i] > 0x7f) isAscii = false
  }
  return isAscii ? bytes.toString('latin1', start + 1, end - 1) : bytes.toString('utf8', start + 1, end - 1)
}
