import { positionOf } from './postings_reader.js'
import { findPair } from './pair_table.js'
import { MAX_SHINGLE_LENGTH, SEQUENCE_END } from './phrase_inverter.js'
import { type FilterPostings, FilterPostingsReader } from './postings_reader.js'
import type { SegmentImage } from './segment_layout.js'
import { StringTable } from './string_table.js'

/** Reads a phrase field: shingles by their tokens, and long sequences to verify whole phrases. */
export class PhraseReader {
  readonly strings: StringTable
  readonly postings: FilterPostingsReader
  readonly pairLeft: Uint32Array
  readonly pairRight: Uint32Array
  readonly longDocs: Uint32Array
  readonly longStarts: Uint32Array
  readonly longTokens: Uint32Array
  #pairSlots: Uint32Array

  constructor(image: SegmentImage, name: string) {
    this.strings = new StringTable(image, name)
    this.postings = new FilterPostingsReader(image, name)
    this.pairLeft = image.section(`${name}.pairLeft`)
    this.pairRight = image.section(`${name}.pairRight`)
    this.#pairSlots = image.section(`${name}.pairSlots`)
    this.longDocs = image.section(`${name}.longDocs`)
    this.longStarts = image.section(`${name}.longStarts`)
    this.longTokens = image.section(`${name}.longTokens`)
  }

  /** Returns the ordinals of a phrase's tokens, or null when the segment lacks one. */
  tokens(phrase: string[]): Uint32Array | null {
    const ordinals = new Uint32Array(phrase.length)
    for (let at = 0; at < phrase.length; at++) {
      const ordinal = this.strings.find(phrase[at])
      if (ordinal === -1) return null
      ordinals[at] = ordinal
    }
    return ordinals
  }

  /** Returns the postings of each shingle in a phrase, or null when the segment lacks one. */
  shingles(tokens: Uint32Array): FilterPostings[] | null {
    const found: FilterPostings[] = []
    const size = Math.min(tokens.length, MAX_SHINGLE_LENGTH)
    for (let first = 0; first + size <= tokens.length; first++) {
      let node = tokens[first]
      for (let at = first + 1; at < first + size; at++) {
        const pair = findPair(this.#pairSlots, this.pairLeft, this.pairRight, node, tokens[at])
        if (pair === -1) return null
        node = this.strings.length + pair
      }
      found.push(this.postings.of(node))
    }
    return found
  }

  /** Whether one of a document's long sequences contains the tokens in a row. */
  holdsRun(document: number, tokens: Uint32Array): boolean {
    const at = positionOf(this.longDocs, document)
    if (at === -1) return false
    const end = this.longStarts[at + 1]
    for (let first = this.longStarts[at]; first + tokens.length <= end; first++) {
      let offset = 0
      while (offset < tokens.length && this.longTokens[first + offset] === tokens[offset]) offset++
      if (offset === tokens.length) return true
    }
    return false
  }

  longSequences(at: number): Uint32Array[] {
    const sequences: Uint32Array[] = []
    let first = this.longStarts[at]
    for (let position = first; position < this.longStarts[at + 1]; position++) {
      if (this.longTokens[position] !== SEQUENCE_END) continue
      sequences.push(this.longTokens.subarray(first, position))
      first = position + 1
    }
    return sequences
  }
}
