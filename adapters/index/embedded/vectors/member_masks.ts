import { type DocSet, END } from '../doc_set.js'
import { BLOCK } from './sign_codes.js'
import { NONE } from './vector_lists.js'

const BATCH = 2_048
/** Shared by all scans of a thread. */
const batch = new Uint32Array(BATCH)

/** Finds the blocks of vector lists that have members of a set. Needs 4 bytes per document. */
export class MemberMasks {
  /** The place of each document in the lists. */
  readonly #places: Uint32Array
  readonly #masks: Uint16Array

  /** `documents`: the document of each place. */
  constructor(documents: Uint32Array) {
    let last = 0
    for (const document of documents) if (document !== NONE && document > last) last = document
    this.#places = new Uint32Array(last + 1).fill(NONE)
    for (let place = 0; place < documents.length; place++)
      if (documents[place] !== NONE) this.#places[documents[place]] = place
    this.#masks = new Uint16Array(documents.length / BLOCK)
  }

  /** Returns a bit per member in each block. The next call overwrites them. */
  of(set: DocSet): Uint16Array {
    const [places, masks] = [this.#places, this.#masks]
    masks.fill(0)
    for (let from = 0; from !== END; from = set.next) {
      const count = set.fill(from, batch, BATCH)
      for (let at = 0; at < count; at++) {
        const place = batch[at] < places.length ? places[batch[at]] : NONE
        if (place !== NONE) masks[place >>> 4] |= 1 << (place & (BLOCK - 1))
      }
    }
    return masks
  }
}
