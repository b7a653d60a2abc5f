import { crc32 } from 'node:zlib'

/**
 * The layout of a segment, identical in memory and on disk. A segment begins with 8 bytes of magic that
 * include the format version. The length and the CRC-32 of the JSON header come next, then the
 * header, which lists the sections. Each section begins at a multiple of 8 bytes.
 */
const MAGIC = 'SEGMENT1'
/** Bytes before the header: magic, length and checksum. */
const PREAMBLE = 16
const TYPES = { Int8Array, Uint8Array, Uint16Array, Int32Array, Uint32Array, Float64Array }

export type Section = Int8Array | Uint8Array | Uint16Array | Int32Array | Uint32Array | Float64Array
type SectionType = keyof typeof TYPES
type SectionEntry = { name: string; type: SectionType; offset: number; length: number }

/** The number of documents and the fields of a segment, with sums per text field. */
export type SegmentMeta = {
  documents: number
  text: Record<string, { holders: number; tokens: number; average: number }>
  terms: string[]
  phrases: string[]
  numbers: string[]
  /** The length of the vectors of each field. Older segments have none. */
  vectors?: Record<string, number>
}

type Header = { meta: SegmentMeta; sections: SectionEntry[] }

/** A segment under construction, which collects sections by name. */
export class SegmentDraft {
  #sections: [string, Section][] = []

  add(name: string, section: Section): void {
    this.#sections.push([name, section])
  }

  section<T extends Section>(name: string): T {
    const found = this.#sections.find(([each]) => each === name)
    if (!found) throw new Error(`a segment has no section ${name}`)
    return found[1] as T
  }

  /** Returns the byte ranges of the segment in order. The first contains preamble and header. */
  pieces(meta: SegmentMeta): { pieces: Uint8Array[]; bytes: number } {
    let offset = 0
    const sections = this.#sections.map(([name, section]) => {
      const entry = { name, type: section.constructor.name as SectionType, offset, length: section.length }
      offset += aligned(section.byteLength)
      return entry
    })
    const json = new TextEncoder().encode(JSON.stringify({ meta, sections } satisfies Header))
    const head = new Uint8Array(aligned(PREAMBLE + json.length))
    head.set(new TextEncoder().encode(MAGIC))
    new DataView(head.buffer).setUint32(8, json.length, true)
    new DataView(head.buffer).setUint32(12, crc32(json), true)
    head.set(json, PREAMBLE)
    const pieces: Uint8Array[] = [head]
    for (const [, section] of this.#sections) {
      pieces.push(new Uint8Array(section.buffer, section.byteOffset, section.byteLength))
      const padding = aligned(section.byteLength) - section.byteLength
      if (padding > 0) pieces.push(new Uint8Array(padding))
    }
    return { pieces, bytes: head.length + offset }
  }

  /** Returns the segment in memory that threads can share. */
  toShared(meta: SegmentMeta): SharedArrayBuffer {
    const { pieces, bytes } = this.pieces(meta)
    const shared = new SharedArrayBuffer(bytes)
    const target = new Uint8Array(shared)
    let offset = 0
    for (const piece of pieces) {
      target.set(piece, offset)
      offset += piece.length
    }
    return shared
  }
}

/** Reads a laid-out segment: its meta and a typed view of each section, without copying. */
export class SegmentImage {
  readonly meta: SegmentMeta
  #entries = new Map<string, SectionEntry>()
  #start: number

  /** Throws an Error that says why the bytes are not a segment of this format version. */
  constructor(private readonly buffer: ArrayBufferLike) {
    const bytes = new Uint8Array(buffer)
    if (bytes.length < PREAMBLE || Buffer.from(buffer, 0, 8).toString('latin1') !== MAGIC) {
      throw new Error('it is not a segment of this format version')
    }
    const length = new DataView(buffer).getUint32(8, true)
    const json = bytes.subarray(PREAMBLE, PREAMBLE + length)
    if (json.length !== length || crc32(json) !== new DataView(buffer).getUint32(12, true)) {
      throw new Error('its header is damaged')
    }
    const header = JSON.parse(Buffer.from(json).toString('utf8')) as Header
    this.meta = header.meta
    this.#start = aligned(PREAMBLE + length)
    for (const entry of header.sections) this.#entries.set(entry.name, entry)
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  section<T extends Section>(name: string): T {
    const entry = this.#entries.get(name)
    if (!entry) throw new Error(`a segment has no section ${name}`)
    return new TYPES[entry.type](this.buffer as ArrayBuffer, this.#start + entry.offset, entry.length) as T
  }
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 8) * 8
}
