import { saturation } from '../bm25.js'
import { type DocSet, gallop } from './doc_set.js'
import { boundFactor } from './impact.js'
import type { TextPostings } from './postings_reader.js'
import type { TextField } from './segment_reader.js'

/** Keeps bounds above sums that were rounded in another order. */
const ROUNDING = 1 + 1e-9

/** One score clause over one segment. Documents come in ascending batches. */
export type ClauseScorer = TokenScorer | FilterScorer

/** BM25 of one token: a quick upper bound from impact bytes, and the exact value. */
export class TokenScorer {
  readonly postings: TextPostings
  /** What one step of impact is worth at most. */
  readonly factor: number
  /** The most that any document gets. */
  readonly most: number
  #field: TextField
  #scale: number
  #average: number
  #boundAt = 0
  #exactAt = 0

  /** `scale` is weight times inverse document frequency, `average` the field's length, both of the whole index now. */
  constructor(field: TextField, postings: TextPostings, scale: number, average: number) {
    this.#field = field
    this.postings = postings
    this.#scale = scale
    this.#average = average
    this.factor = Math.max(0, scale) * boundFactor(field.postings.average, average)
    this.most = this.factor * postings.maximum
  }

  /** Adds an upper bound of this clause's part to each document's sum. */
  addBounds(docs: Uint32Array, count: number, sums: Float64Array): void {
    const { factor, postings } = this
    const impacts = postings.impacts
    if (postings.kind === 'dense') {
      for (let at = 0; at < count; at++) sums[at] += factor * impacts[postings.base + docs[at]]
      return
    }
    const { docs: list, end } = postings
    let place = this.#place(this.#boundAt, docs[0])
    for (let at = 0; at < count; at++) {
      if (place < end && list[place] < docs[at]) place = gallop(list, place, end, docs[at])
      if (place >= end) break
      if (list[place] === docs[at]) sums[at] += factor * impacts[place]
    }
    this.#boundAt = place
  }

  /** Adds this clause's exact part to each document's score. */
  addExact(docs: Uint32Array, count: number, scores: Float64Array): void {
    const postings = this.postings
    if (postings.kind === 'dense') {
      for (let at = 0; at < count; at++) {
        const impact = postings.impacts[postings.base + docs[at]]
        if (impact !== 0) scores[at] += this.#exact(docs[at], impact)
      }
      return
    }
    const { docs: list, end } = postings
    let place = this.#place(this.#exactAt, docs[0])
    for (let at = 0; at < count; at++) {
      if (place < end && list[place] < docs[at]) place = gallop(list, place, end, docs[at])
      if (place >= end) break
      if (list[place] === docs[at]) scores[at] += this.#exact(docs[at], postings.impacts[place])
    }
    this.#exactAt = place
  }

  #exact(doc: number, impact: number): number {
    const { postings } = this.#field
    const count = postings.count(this.postings.term, doc, impact)
    return this.#scale * saturation(count, postings.lengths[doc], this.#average)
  }

  #place(at: number, doc: number): number {
    const postings = this.postings
    if (postings.kind === 'dense') return 0
    return at > postings.start && postings.docs[at - 1] < doc ? at : postings.start
  }
}

/** A constant for the documents of a filter. */
export class FilterScorer {
  readonly set: DocSet
  readonly weight: number
  readonly most: number
  #members = new Uint32Array(0)

  constructor(set: DocSet, weight: number) {
    this.set = set
    this.weight = weight
    this.most = Math.max(0, weight) * ROUNDING
  }

  addBounds(_docs: Uint32Array, count: number, sums: Float64Array): void {
    for (let at = 0; at < count; at++) sums[at] += this.most
  }

  addExact(docs: Uint32Array, count: number, scores: Float64Array): void {
    if (this.#members.length < count) this.#members = new Uint32Array(Math.max(count, 256))
    const members = this.#members
    for (let at = 0; at < count; at++) members[at] = docs[at]
    const kept = this.set.refine(members, count)
    for (let member = 0, at = 0; member < kept; member++, at++) {
      while (docs[at] !== members[member]) at++
      scores[at] += this.weight
    }
  }
}
