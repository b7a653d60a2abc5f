import { dotProduct, positiveCosine } from '#domain/search/vectors'
import type { DocSet } from '../doc_set.js'
import { type DotProducts, dotProducts } from './dot_products.js'
import type { VectorColumn } from './vector_column.js'

/** Documents from which a search scans only some lists of a segment. In a smaller segment, it scans all. */
const MIN_PRUNED = 65_536
/** The least share of the vectors that is scanned. `npm run bench -- meaning` has the recall. */
const SCANNED = 0.45

/** Scores a segment's documents by the cosine between their vectors and the query's. */
export class VectorScorer {
  readonly #square: number
  readonly #products: DotProducts

  constructor(
    private readonly column: VectorColumn,
    private readonly value: Int8Array,
    private readonly weight: number
  ) {
    this.#square = dotProduct(value, value, 0)
    this.#products = dotProducts(column.dimensions)
  }

  /** Whether `nearest` finds anything. Small segments have no lists. */
  get hasLists(): boolean {
    return this.column.hasLists
  }

  /**
   * Adds each document's weighted cosine to its score; 0 if it is negative or the document has no
   * vector. Documents are in ascending order.
   */
  addExact(docs: Uint32Array, count: number, scores: Float64Array): void {
    if (this.#square === 0) return
    const { capacity } = this.#products
    for (let from = 0; from < count; from += capacity) {
      const size = Math.min(capacity, count - from)
      this.#load(docs, from, size)
      const products = this.#products.with(this.value, size)
      for (let at = 0; at < size; at++) {
        const square = this.column.squares[docs[from + at]]
        if (square > 0) scores[from + at] += this.weight * positiveCosine(products[at], this.#square, square)
      }
    }
  }

  /** Returns about the `size` most similar members of a set, by the signs of their vectors. */
  nearest(set: DocSet, size: number): Uint32Array {
    const { scan, squares } = this.column
    const share = squares.length < MIN_PRUNED ? 1 : SCANNED
    return scan ? scan.nearest(this.value, set, size, share) : new Uint32Array(0)
  }

  /** Copies vectors into `#products`, the vectors of consecutive documents in one step. */
  #load(docs: Uint32Array, from: number, size: number): void {
    for (let at = 0; at < size; ) {
      let end = at + 1
      while (end < size && docs[from + end] === docs[from + at] + (end - at)) end++
      const first = docs[from + at]
      this.#products.load(this.column.between(first, first + (end - at)), at)
      at = end
    }
  }
}
