import { GrowingBytes, GrowingUint32 } from './growing_array.js'
import { impactOf, isAmbiguous } from './impact.js'
import type { Section, SegmentDraft } from './segment_layout.js'

/** Documents from which a segment uses bitsets and dense terms. Smaller segments use lists only. */
const SMALLEST_DENSE = 1024
/** Share of documents above which a filter term becomes a bitset, because a bitset is smaller then. */
const BITS_FROM = 1 / 32
/** Share of documents above which a text term stores an impact byte for every document. */
const DENSE_FROM = 0.06
/** Documents per block. A dense term stores its maximum impact in each block. */
export const BLOCK = 256

/** Writes the posting lists of exact terms in ordinal order. Frequent terms become bitsets. */
export class FilterPostingsWriter {
  #starts = new GrowingUint32()
  #postings = new GrowingUint32()
  #bitTerms = new GrowingUint32()
  #bitCounts = new GrowingUint32()
  #bits = new GrowingUint32()

  constructor(private readonly documents: number) {
    this.#starts.push(0)
  }

  /** Adds the next term's documents, ascending: `docs[start]` to `docs[end]` (exclusive). */
  add(docs: Uint32Array, start: number, end: number): void {
    const count = end - start
    if (this.documents >= SMALLEST_DENSE && count > this.documents * BITS_FROM) {
      const words = (this.documents + 31) >>> 5
      this.#bitTerms.push(this.#starts.length - 1)
      this.#bitCounts.push(count)
      this.#bits.reserve(words)
      const base = this.#bits.length
      this.#bits.length += words
      for (let at = start; at < end; at++) this.#bits.values[base + (docs[at] >>> 5)] |= 1 << (docs[at] & 31)
    } else {
      const postings = this.#postings
      postings.reserve(count)
      for (let at = start; at < end; at++) postings.values[postings.length++] = docs[at]
    }
    this.#starts.push(this.#postings.length)
  }

  writeTo(draft: SegmentDraft, name: string): void {
    draft.add(`${name}.starts`, this.#starts.view())
    draft.add(`${name}.postings`, this.#postings.view())
    draft.add(`${name}.bitTerms`, this.#bitTerms.view())
    draft.add(`${name}.bitCounts`, this.#bitCounts.view())
    draft.add(`${name}.bits`, this.#bits.view())
  }
}

/** Writes posting lists of scored text with impact bytes. Very frequent terms become dense. */
export class TextPostingsWriter {
  #starts = new GrowingUint32()
  #postings = new GrowingUint32()
  #impacts = new GrowingBytes()
  #maxima = new GrowingBytes()
  #denseTerms = new GrowingUint32()
  #denseCounts = new GrowingUint32()
  #dense = new GrowingBytes()
  #blockMaxima = new GrowingBytes()
  #oddTerms = new GrowingUint32()
  #oddDocs = new GrowingUint32()
  #oddCounts = new GrowingUint32()

  /** `lengths` is the field's token count per document. */
  constructor(
    private readonly lengths: Uint32Array,
    private readonly average: number
  ) {
    this.#starts.push(0)
  }

  /** Adds the next term's ascending documents and its count in each. */
  add(docs: Uint32Array, counts: Uint32Array, start: number, end: number): void {
    const documents = this.lengths.length
    const dense = documents >= SMALLEST_DENSE && end - start > documents * DENSE_FROM
    const base = this.#dense.length
    if (dense) this.#openDense(end - start)
    else this.#reserve(end - start)
    let highest = 0
    for (let at = start; at < end; at++) {
      const doc = docs[at]
      const impact = this.#impact(doc, counts[at])
      if (impact > highest) highest = impact
      if (dense) this.#dense.values[base + doc] = impact
      else {
        this.#postings.push(doc)
        this.#impacts.push(impact)
      }
    }
    if (dense) this.#closeDense(base)
    this.#maxima.push(highest)
    this.#starts.push(this.#postings.length)
  }

  writeTo(draft: SegmentDraft, name: string): void {
    const sections: Record<string, Section> = {
      starts: this.#starts.view(),
      postings: this.#postings.view(),
      impacts: this.#impacts.view(),
      maxima: this.#maxima.view(),
      denseTerms: this.#denseTerms.view(),
      denseCounts: this.#denseCounts.view(),
      dense: this.#dense.view(),
      blockMaxima: this.#blockMaxima.view(),
      oddTerms: this.#oddTerms.view(),
      oddDocs: this.#oddDocs.view(),
      oddCounts: this.#oddCounts.view(),
      lengths: narrowed(this.lengths),
    }
    for (const [key, section] of Object.entries(sections)) draft.add(`${name}.${key}`, section)
  }

  #impact(doc: number, count: number): number {
    const length = this.lengths[doc]
    if (isAmbiguous(count, length, this.average)) {
      this.#oddTerms.push(this.#starts.length - 1)
      this.#oddDocs.push(doc)
      this.#oddCounts.push(count)
    }
    return impactOf(count, length, this.average)
  }

  #reserve(count: number): void {
    this.#postings.reserve(count)
    this.#impacts.reserve(count)
  }

  #openDense(count: number): void {
    this.#denseTerms.push(this.#starts.length - 1)
    this.#denseCounts.push(count)
    this.#dense.reserve(this.lengths.length)
    this.#dense.length += this.lengths.length
  }

  #closeDense(base: number): void {
    const bytes = this.#dense.values
    for (let from = base; from < this.#dense.length; from += BLOCK) {
      let highest = 0
      const end = Math.min(from + BLOCK, this.#dense.length)
      for (let at = from; at < end; at++) if (bytes[at] > highest) highest = bytes[at]
      this.#blockMaxima.push(highest)
    }
  }
}

function narrowed(values: Uint32Array): Section {
  let highest = 0
  for (const value of values) if (value > highest) highest = value
  return highest < 256 ? Uint8Array.from(values) : highest < 65536 ? Uint16Array.from(values) : values
}
