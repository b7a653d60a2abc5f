import { saturation } from '../bm25.js'
import { ImpactSet } from './computed_sets.js'
import { type DocSet, gallop, ListSet } from './doc_set.js'
import { boundFactor } from './impact.js'
import type { TextPostings } from './postings_reader.js'
import type { TextField } from './segment_reader.js'

/** Factor that raises bounds slightly, because exact scores may be rounded in a different order. */
const ROUNDING = 1 + 1e-9

/** One score clause for one segment. Documents must come in ascending batches. */
export type ClauseScorer = TokenScorer | FilterScorer

/** BM25 of one token, as a cheap upper bound from impact bytes and as an exact score. */
export class TokenScorer {
  /** The score of one impact step. */
  readonly factor: number
  readonly maxScore: number
  #boundAt = 0
  #exactAt = 0

  /** `scale`: weight times inverse document frequency. `average`: the index's mean field length. */
  constructor(
    private readonly field: TextField,
    readonly postings: TextPostings,
    private readonly scale: number,
    private readonly average: number
  ) {
    this.factor = Math.max(0, scale) * boundFactor(field.postings.average, average)
    this.maxScore = this.factor * postings.maximum
  }

  get cost(): number {
    return this.postings.count
  }

  members(): DocSet {
    const { postings } = this
    return postings.kind === 'list'
      ? new ListSet(postings.docs, postings.start, postings.end)
      : new ImpactSet(postings.impacts, postings.base, this.field.postings.lengths.length, postings.count)
  }

  /** Adds an upper bound of this clause's score to each document's sum. */
  addBounds(docs: Uint32Array, count: number, sums: Float64Array): void {
    const { factor, postings } = this
    const impacts = postings.impacts
    if (postings.kind === 'dense') {
      for (let at = 0; at < count; at++) sums[at] += factor * impacts[postings.base + docs[at]]
      return
    }
    const { docs: list, end } = postings
    let place = this.#startFor(this.#boundAt, docs[0])
    for (let at = 0; at < count; at++) {
      if (place < end && list[place] < docs[at]) place = gallop(list, place, end, docs[at])
      if (place >= end) break
      if (list[place] === docs[at]) sums[at] += factor * impacts[place]
    }
    this.#boundAt = place
  }

  /** Adds this clause's exact score to each document's score. */
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
    let place = this.#startFor(this.#exactAt, docs[0])
    for (let at = 0; at < count; at++) {
      if (place < end && list[place] < docs[at]) place = gallop(list, place, end, docs[at])
      if (place >= end) break
      if (list[place] === docs[at]) scores[at] += this.#exact(docs[at], postings.impacts[place])
    }
    this.#exactAt = place
  }

  #exact(doc: number, impact: number): number {
    const { postings } = this.field
    const count = postings.count(this.postings.term, doc, impact)
    return this.scale * saturation(count, postings.lengths[doc], this.average)
  }

  #startFor(at: number, doc: number): number {
    const postings = this.postings
    if (postings.kind === 'dense') return 0
    return at > postings.start && postings.docs[at - 1] < doc ? at : postings.start
  }
}

/** A constant score for the documents that match a filter. */
export class FilterScorer {
  readonly set: DocSet
  readonly maxScore: number
  #bounding: DocSet | null = null
  #members = new Uint32Array(0)

  /** `members` creates a new set on each call, because a set keeps its position. */
  constructor(
    readonly members: () => DocSet,
    readonly weight: number
  ) {
    this.set = members()
    this.maxScore = Math.max(0, weight) * ROUNDING
  }

  get cost(): number {
    return this.set.cost
  }

  addBounds(docs: Uint32Array, count: number, sums: Float64Array): void {
    if (this.maxScore <= 0) return
    this.#bounding ??= this.members()
    this.#add(this.#bounding, this.maxScore, docs, count, sums)
  }

  addExact(docs: Uint32Array, count: number, scores: Float64Array): void {
    this.#add(this.set, this.weight, docs, count, scores)
  }

  #add(set: DocSet, worth: number, docs: Uint32Array, count: number, sums: Float64Array): void {
    if (this.#members.length < count) this.#members = new Uint32Array(Math.max(count, 256))
    const members = this.#members
    for (let at = 0; at < count; at++) members[at] = docs[at]
    const kept = set.refine(members, count)
    for (let member = 0, at = 0; member < kept; member++, at++) {
      while (docs[at] !== members[member]) at++
      sums[at] += worth
    }
  }
}
