import { GrowingUint32 } from './growing_array.js'
import { GONE } from './merge_order.js'
import type { FilterPostings, TextPostings, TextPostingsReader } from './postings_reader.js'

/** Share of all documents above which scanning every document is faster than sorting. */
const SCAN_FROM = 1 / 32

/** Collects one term's documents and counts from several segments, in ascending merged numbers. */
export class PostingGatherer {
  docs = new Uint32Array(64)
  counts = new Uint32Array(64)
  length = 0
  #gathered = new GrowingUint32()
  #countOf: Uint32Array
  #runs = 0

  /** `size` is the number of documents in the merged segment. */
  constructor(private readonly size: number) {
    this.#countOf = new Uint32Array(size)
  }

  addFilter(postings: FilterPostings, places: Uint32Array): void {
    if (postings.kind === 'list') {
      for (let at = postings.start; at < postings.end; at++) this.#put(places[postings.docs[at]], 1)
    } else {
      const words = (places.length + 31) >>> 5
      for (let word = 0; word < words; word++) {
        for (let bits = postings.words[postings.base + word]; bits !== 0; bits &= bits - 1) {
          this.#put(places[(word << 5) + 31 - Math.clz32(bits & -bits)], 1)
        }
      }
    }
    this.#runs++
  }

  addText(postings: TextPostings, reader: TextPostingsReader, places: Uint32Array): void {
    const { impacts, term } = postings
    if (postings.kind === 'list') {
      for (let at = postings.start; at < postings.end; at++) {
        const place = places[postings.docs[at]]
        if (place !== GONE) this.#put(place, reader.count(term, postings.docs[at], impacts[at]))
      }
    } else {
      for (let doc = 0; doc < places.length; doc++) {
        const impact = impacts[postings.base + doc]
        if (impact !== 0 && places[doc] !== GONE) this.#put(places[doc], reader.count(term, doc, impact))
      }
    }
    this.#runs++
  }

  /** Sorts the collected postings into `docs` and `counts` and resets for the next term. */
  finish(): void {
    const gathered = this.#gathered
    this.length = gathered.length
    if (this.docs.length < this.length) {
      this.docs = new Uint32Array(this.length * 2)
      this.counts = new Uint32Array(this.length * 2)
    }
    if (this.#runs > 1 && this.length > this.size * SCAN_FROM) {
      for (let place = 0, at = 0; place < this.size; place++)
        if (this.#countOf[place] !== 0) this.docs[at++] = place
    } else {
      this.docs.set(gathered.view())
      if (this.#runs > 1) this.docs.subarray(0, this.length).sort()
    }
    for (let at = 0; at < this.length; at++) {
      this.counts[at] = this.#countOf[this.docs[at]]
      this.#countOf[this.docs[at]] = 0
    }
    gathered.length = 0
    this.#runs = 0
  }

  #put(place: number, count: number): void {
    if (place === GONE) return
    this.#gathered.push(place)
    this.#countOf[place] = count
  }
}
