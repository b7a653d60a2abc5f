import { BLOCK } from './postings_writer.js'

/** Documents per fine maximum. Divides BLOCK. */
export const FINE = 16

/**
 * The maxima of 16 impacts each, for a term with one impact per document. The maxima are not stored: a
 * block's maxima are computed when a search first reads the block.
 */
export class FineMaxima {
  /** Valid for blocks that were read. The first maximum of a block is at `block * BLOCK / FINE`. */
  readonly values: Uint8Array
  #known: Uint8Array

  constructor(
    private readonly impacts: Uint8Array,
    private readonly base: number,
    private readonly documents: number
  ) {
    this.values = new Uint8Array(Math.ceil(documents / FINE))
    this.#known = new Uint8Array(Math.ceil(documents / BLOCK))
  }

  read(block: number): void {
    if (this.#known[block] === 1) return
    this.#known[block] = 1
    const { impacts, base, values } = this
    const end = Math.min(this.documents, (block + 1) * BLOCK)
    for (let from = block * BLOCK; from < end; from += FINE) {
      const to = Math.min(end, from + FINE)
      let most = 0
      for (let doc = from; doc < to; doc++) if (impacts[base + doc] > most) most = impacts[base + doc]
      values[from / FINE] = most
    }
  }
}
