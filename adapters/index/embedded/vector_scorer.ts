import { dotProduct, positiveCosine } from '#domain/search/vectors'
import type { DocSet } from './doc_set.js'
import { END } from './doc_set.js'
import { TopK } from './top_k.js'
import type { VectorColumn } from './vector_column.js'

const BATCH = 2048
const batch = new Uint32Array(BATCH)

/** Scores a segment's documents by the cosine between their vectors and the query's. */
export class VectorScorer {
  readonly #square: number

  constructor(
    private readonly column: VectorColumn,
    private readonly value: Int8Array,
    private readonly weight: number
  ) {
    this.#square = dotProduct(value, value, 0)
  }

  /**
   * Adds the weighted cosine of each document to its score. Adds nothing if the cosine is negative
   * or the document has no vector.
   */
  addExact(docs: Uint32Array, count: number, scores: Float64Array): void {
    const { values, squares, dimensions } = this.column
    if (this.#square === 0) return
    for (let at = 0; at < count; at++) {
      const doc = docs[at]
      if (squares[doc] === 0) continue
      const dot = dotProduct(this.value, values, doc * dimensions)
      scores[at] += this.weight * positiveCosine(dot, this.#square, squares[doc])
    }
  }

  /**
   * Returns up to `size` members of a set that are most similar by the signs of their vectors.
   * Skips documents without a vector.
   */
  nearest(set: DocSet, size: number): Uint32Array {
    const { signs, signBytes, squares } = this.column
    const table = signTable(this.value, signBytes)
    const top = new TopK(size)
    for (let from = 0; from !== END; from = set.next) {
      const count = set.fill(from, batch, BATCH)
      let threshold = top.threshold
      for (let at = 0; at < count; at++) {
        const doc = batch[at]
        let sum = 0
        for (let byte = 0, place = doc * signBytes; byte < signBytes; byte++)
          sum += table[(byte << 8) | signs[place + byte]]
        if (sum <= threshold || squares[doc] === 0) continue
        top.offer(sum, doc)
        threshold = top.threshold
      }
    }
    return top.sorted().docs
  }
}

/** Returns the product of the vector with each value of each byte of signs. */
function signTable(vector: Int8Array, bytes: number): Int16Array {
  const table = new Int16Array(bytes << 8)
  for (let byte = 0; byte < bytes; byte++) {
    for (let value = 0; value < 256; value++) {
      let sum = 0
      for (let bit = 0; bit < 8; bit++) {
        const weight = vector[byte * 8 + bit] ?? 0
        sum += (value >>> bit) & 1 ? weight : -weight
      }
      table[(byte << 8) | value] = sum
    }
  }
  return table
}
