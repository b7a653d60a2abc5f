import { FineMaxima } from './fine_maxima.js'
import { countOf, isAmbiguous } from './impact.js'
import { BLOCK } from './postings_writer.js'
import type { Section, SegmentImage } from './segment_layout.js'

/** A term's documents: a range of a list, or a bitset. `count` is their number. */
export type FilterPostings =
  | { kind: 'list'; docs: Uint32Array; start: number; end: number; count: number }
  | { kind: 'bits'; words: Uint32Array; base: number; count: number }

/** A text term's impacts: one per list entry, or one byte per document with block maxima. */
export type TextPostings = { term: number; count: number; maximum: number } & (
  | { kind: 'list'; docs: Uint32Array; impacts: Uint8Array; start: number; end: number }
  | {
      kind: 'dense'
      impacts: Uint8Array
      base: number
      blockMaxima: Uint8Array
      blockBase: number
      fine: FineMaxima
    }
)

/** Terms whose fine maxima are kept. Each takes a byte per 16 documents. */
const FINE_TERMS = 64

export class FilterPostingsReader {
  #starts: Uint32Array
  #postings: Uint32Array
  #bitTerms: Uint32Array
  #bitCounts: Uint32Array
  #bits: Uint32Array
  #words: number

  constructor(image: SegmentImage, name: string) {
    this.#starts = image.section(`${name}.starts`)
    this.#postings = image.section(`${name}.postings`)
    this.#bitTerms = image.section(`${name}.bitTerms`)
    this.#bitCounts = image.section(`${name}.bitCounts`)
    this.#bits = image.section(`${name}.bits`)
    this.#words = (image.meta.documents + 31) >>> 5
  }

  of(term: number): FilterPostings {
    const start = this.#starts[term]
    const end = this.#starts[term + 1]
    if (end > start) return { kind: 'list', docs: this.#postings, start, end, count: end - start }
    const at = positionOf(this.#bitTerms, term)
    if (at === -1) return { kind: 'list', docs: this.#postings, start, end: start, count: 0 }
    return { kind: 'bits', words: this.#bits, base: at * this.#words, count: this.#bitCounts[at] }
  }

  /**
   * Returns the documents of the terms from `start` to `end` (exclusive). `list` joins the lists of
   * rare terms and may have repeats. `dense` has one bitset per frequent term.
   */
  run(start: number, end: number): { list: Uint32Array; dense: FilterPostings[] } {
    const list = this.#postings.subarray(this.#starts[start], this.#starts[end])
    const from = lowerBound(this.#bitTerms, start)
    const to = lowerBound(this.#bitTerms, end)
    return { list, dense: Array.from(this.#bitTerms.subarray(from, to), (term) => this.of(term)) }
  }
}

export class TextPostingsReader {
  readonly lengths: Section
  #documents: number
  #starts: Uint32Array
  #postings: Uint32Array
  #impacts: Uint8Array
  #maxima: Uint8Array
  #denseTerms: Uint32Array
  #denseCounts: Uint32Array
  #dense: Uint8Array
  #blockMaxima: Uint8Array
  #fine = new Map<number, FineMaxima>()
  #oddTerms: Uint32Array
  #oddDocs: Uint32Array
  #oddCounts: Uint32Array

  constructor(
    image: SegmentImage,
    name: string,
    readonly average: number
  ) {
    this.#documents = image.meta.documents
    this.lengths = image.section(`${name}.lengths`)
    this.#starts = image.section(`${name}.starts`)
    this.#postings = image.section(`${name}.postings`)
    this.#impacts = image.section(`${name}.impacts`)
    this.#maxima = image.section(`${name}.maxima`)
    this.#denseTerms = image.section(`${name}.denseTerms`)
    this.#denseCounts = image.section(`${name}.denseCounts`)
    this.#dense = image.section(`${name}.dense`)
    this.#blockMaxima = image.section(`${name}.blockMaxima`)
    this.#oddTerms = image.section(`${name}.oddTerms`)
    this.#oddDocs = image.section(`${name}.oddDocs`)
    this.#oddCounts = image.section(`${name}.oddCounts`)
  }

  of(term: number): TextPostings {
    const start = this.#starts[term]
    const end = this.#starts[term + 1]
    const maximum = this.#maxima[term]
    const at = end > start ? -1 : positionOf(this.#denseTerms, term)
    if (at === -1) {
      const list = { docs: this.#postings, impacts: this.#impacts, start, end }
      return { kind: 'list', term, maximum, count: end - start, ...list }
    }
    return {
      kind: 'dense',
      term,
      maximum,
      count: this.#denseCounts[at],
      impacts: this.#dense,
      base: at * this.#documents,
      blockMaxima: this.#blockMaxima,
      blockBase: at * Math.ceil(this.#documents / BLOCK),
      fine: this.#fineOf(at),
    }
  }

  /** Returns the fine maxima of a dense term. Forgets the least recently used ones. */
  #fineOf(at: number): FineMaxima {
    const fine = this.#fine.get(at) ?? new FineMaxima(this.#dense, at * this.#documents, this.#documents)
    this.#fine.delete(at)
    this.#fine.set(at, fine)
    if (this.#fine.size > FINE_TERMS) this.#fine.delete(this.#fine.keys().next().value!)
    return fine
  }

  /** Returns how often a document contains a term, computed from the posting's impact. */
  count(term: number, doc: number, impact: number): number {
    const length = this.lengths[doc]
    const count = countOf(impact, length, this.average)
    if (this.#oddTerms.length === 0 || !isAmbiguous(count + 1, length, this.average)) return count
    const first = lowerBound(this.#oddTerms, term)
    const last = lowerBound(this.#oddTerms, term + 1)
    for (let low = first, high = last; low < high; ) {
      const middle = (low + high) >>> 1
      if (this.#oddDocs[middle] === doc) return this.#oddCounts[middle]
      if (this.#oddDocs[middle] < doc) low = middle + 1
      else high = middle
    }
    return count
  }
}

function lowerBound(values: Uint32Array, wanted: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (values[middle] < wanted) low = middle + 1
    else high = middle
  }
  return low
}

export function positionOf(values: Uint32Array, wanted: number): number {
  const at = lowerBound(values, wanted)
  return values[at] === wanted ? at : -1
}
