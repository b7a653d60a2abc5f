import { GrowingBytes, GrowingUint32 } from './growing_array.js'
import type { Section, SegmentDraft } from './segment_layout.js'

/** A source of a table's sections: a segment or its draft. */
type SectionSource = { section<T extends Section>(name: string): T }

/** Hash slots per string. More slots shorten the probes and cost memory. */
const SLOTS_PER_STRING = 1.4

/** Writes distinct strings as UTF-8 in the order of addition, with a hash table. */
export class StringTableWriter {
  #bytes = new GrowingBytes()
  #offsets = new GrowingUint32()

  constructor() {
    this.#offsets.push(0)
  }

  get length(): number {
    return this.#offsets.length - 1
  }

  add(text: string): void {
    const bytes = this.#bytes
    bytes.reserve(text.length * 3)
    const written = Buffer.from(bytes.values.buffer, bytes.length).write(text, 'utf8')
    bytes.length += written
    this.#offsets.push(bytes.length)
  }

  /** Adds the table's sections. Returns the ordinal of the last duplicate string, or -1. */
  writeTo(draft: SegmentDraft, name: string): number {
    const bytes = this.#bytes.view()
    const offsets = this.#offsets.view()
    const slots = new Uint32Array(Math.ceil(this.length * SLOTS_PER_STRING) + 1)
    let duplicate = -1
    for (let ordinal = 0; ordinal < this.length; ordinal++) {
      const start = offsets[ordinal]
      const end = offsets[ordinal + 1]
      let slot = slotOf(hash(bytes, start, end), slots.length)
      while (slots[slot] !== 0) {
        const other = slots[slot] - 1
        if (equal(bytes, start, end, bytes, offsets[other], offsets[other + 1])) duplicate = ordinal
        slot = slot + 1 === slots.length ? 0 : slot + 1
      }
      slots[slot] = ordinal + 1
    }
    draft.add(`${name}.bytes`, bytes)
    draft.add(`${name}.offsets`, offsets)
    draft.add(`${name}.slots`, slots)
    return duplicate
  }
}

/** Maps strings to ordinals and back. Prefix search requires strings in code unit order. */
export class StringTable {
  readonly length: number
  #bytes: Uint8Array
  #buffer: Buffer
  #offsets: Uint32Array
  #slots: Uint32Array

  constructor(image: SectionSource, name: string) {
    this.#bytes = image.section(`${name}.bytes`)
    this.#buffer = Buffer.from(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.length)
    this.#offsets = image.section(`${name}.offsets`)
    this.#slots = image.section(`${name}.slots`)
    this.length = this.#offsets.length - 1
  }

  get(ordinal: number): string {
    return this.#buffer.toString('utf8', this.#offsets[ordinal], this.#offsets[ordinal + 1])
  }

  /** Returns the ordinal of a string, or -1. */
  find(text: string): number {
    const wanted = Buffer.from(text, 'utf8')
    const slots = this.#slots
    let slot = slotOf(hash(wanted, 0, wanted.length), slots.length)
    while (slots[slot] !== 0) {
      const ordinal = slots[slot] - 1
      const start = this.#offsets[ordinal]
      if (equal(wanted, 0, wanted.length, this.#bytes, start, this.#offsets[ordinal + 1])) return ordinal
      slot = slot + 1 === slots.length ? 0 : slot + 1
    }
    return -1
  }

  /** Returns the range of ordinals of the strings with a prefix. */
  prefixRange(prefix: string): { start: number; end: number } {
    const start = this.#firstWhere((text) => text >= prefix)
    const end = this.#firstWhere((text) => text > prefix && !text.startsWith(prefix))
    return { start, end }
  }

  /** Returns the ascending ordinals of the strings that contain `part`. */
  containing(part: string): number[] {
    if (part === '') return Array.from({ length: this.length }, (_, ordinal) => ordinal)
    const wanted = Buffer.from(part, 'utf8')
    const found: number[] = []
    let at = this.#buffer.indexOf(wanted)
    while (at !== -1) {
      const ordinal = this.#holding(at)
      const inside = at + wanted.length <= this.#offsets[ordinal + 1]
      if (inside) found.push(ordinal)
      at = this.#buffer.indexOf(wanted, inside ? this.#offsets[ordinal + 1] : at + 1)
    }
    return found
  }

  #firstWhere(test: (text: string) => boolean): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (test(this.get(middle))) high = middle
      else low = middle + 1
    }
    return low
  }

  /** Returns the ordinal of the string that contains the byte at `at`. */
  #holding(at: number): number {
    let low = 0
    let high = this.length - 1
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if (this.#offsets[middle] <= at) low = middle
      else high = middle - 1
    }
    return low
  }
}

function slotOf(hashed: number, slots: number): number {
  return Math.floor((hashed / 4294967296) * slots)
}

/** FNV-1a. The final mix makes the high bits, which choose the slot, depend on every byte. */
function hash(bytes: Uint8Array, start: number, end: number): number {
  let value = 0x811c9dc5
  for (let at = start; at < end; at++) value = Math.imul(value ^ bytes[at], 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return (value ^ (value >>> 16)) >>> 0
}

function equal(
  one: Uint8Array,
  start: number,
  end: number,
  two: Uint8Array,
  from: number,
  to: number
): boolean {
  if (end - start !== to - from) return false
  for (let at = start, other = from; at < end; at++, other++) if (one[at] !== two[other]) return false
  return true
}
