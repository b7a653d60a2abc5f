import { DocSet, END } from './doc_set.js'
import { blockEnd, blockOf, type NumberColumn } from './number_column.js'
import type { PhraseReader } from './phrase_reader.js'

/** Documents with a number between two inclusive bounds. Skips blocks outside the bounds. */
export class RangeSet extends DocSet {
  readonly cost: number

  constructor(
    private readonly column: NumberColumn,
    private readonly low: number,
    private readonly high: number
  ) {
    super()
    this.cost = column.values.length
  }

  fill(from: number, out: Uint32Array, limit: number): number {
    const { values, missing } = this.column
    const low = this.low
    const high = this.high
    const { minima, maxima } = this.column.extremes
    let count = 0
    let doc = from
    while (doc < values.length && count < limit) {
      const block = blockOf(doc)
      const end = Math.min(values.length, blockEnd(block))
      if (maxima[block] < low || minima[block] > high) doc = end
      for (; doc < end && count < limit; doc++) {
        const value = values[doc]
        if (value >= low && value <= high && value !== missing) out[count++] = doc
      }
    }
    this.next = doc < values.length ? doc : END
    return count
  }

  refine(docs: Uint32Array, count: number): number {
    const { values, missing } = this.column
    let kept = 0
    for (let at = 0; at < count; at++) {
      const value = values[docs[at]]
      if (value >= this.low && value <= this.high && value !== missing) docs[kept++] = docs[at]
    }
    return kept
  }

  override mayHold(low: number, high: number): boolean {
    const { minima, maxima } = this.column.extremes
    for (let block = blockOf(low); block <= blockOf(high - 1); block++)
      if (maxima[block] >= this.low && minima[block] <= this.high) return true
    return false
  }
}

/** Documents of a frequent text term: all documents with an impact above 0. */
export class ImpactSet extends DocSet {
  readonly cost: number

  constructor(
    private readonly impacts: Uint8Array,
    private readonly base: number,
    private readonly documents: number,
    count: number
  ) {
    super()
    this.cost = count
  }

  fill(from: number, out: Uint32Array, limit: number): number {
    let count = 0
    let doc = from
    for (; doc < this.documents && count < limit; doc++) {
      if (this.impacts[this.base + doc] !== 0) out[count++] = doc
    }
    this.next = doc < this.documents ? doc : END
    return count
  }

  refine(docs: Uint32Array, count: number): number {
    let kept = 0
    for (let at = 0; at < count; at++) {
      if (this.impacts[this.base + docs[at]] !== 0) docs[kept++] = docs[at]
    }
    return kept
  }

  override mark(low: number, high: number, words: Uint32Array): void {
    const { impacts } = this
    const end = Math.min(high, this.documents)
    for (let first = low; first < end; first += 32) {
      const last = Math.min(first + 32, end)
      let bits = 0
      // Avoids a branch, because the processor cannot predict which documents are members.
      for (let doc = first; doc < last; doc++)
        bits |= ((impacts[this.base + doc] + 255) >>> 8) << (doc - first)
      words[(first - low) >>> 5] |= bits
    }
  }
}

/** Candidates that contain a whole phrase. Needed for phrases longer than any shingle. */
export class VerifiedPhraseSet extends DocSet {
  readonly cost: number

  constructor(
    private readonly candidates: DocSet,
    private readonly field: PhraseReader,
    private readonly tokens: Uint32Array
  ) {
    super()
    this.cost = candidates.cost
  }

  fill(from: number, out: Uint32Array, limit: number): number {
    const count = this.candidates.fill(from, out, limit)
    this.next = this.candidates.next
    return this.#verify(out, count)
  }

  refine(docs: Uint32Array, count: number): number {
    return this.#verify(docs, this.candidates.refine(docs, count))
  }

  override mayHold(low: number, high: number): boolean {
    return this.candidates.mayHold(low, high)
  }

  #verify(docs: Uint32Array, count: number): number {
    let kept = 0
    for (let at = 0; at < count; at++) {
      if (this.field.holdsRun(docs[at], this.tokens)) docs[kept++] = docs[at]
    }
    return kept
  }
}
