import { dotProduct } from '#domain/search/vectors'
import type { SegmentDraft, SegmentImage } from '../segment_layout.js'
import { ListScan } from './list_scan.js'
import { readLists, type VectorLists, writeLists } from './vector_lists.js'

/** Documents from which a segment has lists. In a smaller segment, comparing all vectors is fast. */
const MIN_LISTED = 4_096

/**
 * Adds a vector field to a segment: the vectors, their products with themselves (0 without a
 * vector), and in a large segment lists of similar vectors. Vectors of another length are left out.
 */
export function writeVectors(
  draft: SegmentDraft,
  name: string,
  shape: { documents: number; dimensions: number },
  vectorOf: (document: number) => Int8Array | null | undefined
): void {
  const { documents, dimensions } = shape
  const values = new Int8Array(documents * dimensions)
  const squares = new Int32Array(documents)
  for (let document = 0; document < documents; document++) {
    const vector = vectorOf(document)
    if (vector?.length !== dimensions) continue
    values.set(vector, document * dimensions)
    squares[document] = dotProduct(vector, vector, 0)
  }
  draft.add(`${name}/values`, values)
  draft.add(`${name}/squares`, squares)
  if (documents >= MIN_LISTED) writeLists(draft, name, shape, vectorOf)
}

/** Reads a vector field of a segment. */
export class VectorColumn {
  readonly values: Int8Array
  readonly squares: Int32Array
  readonly #lists: VectorLists | null
  #scan: ListScan | null = null

  constructor(
    image: SegmentImage,
    name: string,
    readonly dimensions: number
  ) {
    this.values = image.section(`${name}/values`)
    this.squares = image.section(`${name}/squares`)
    this.#lists = readLists(image, name)
  }

  /** The scan of a segment with lists, or null. Made on first use. */
  get scan(): ListScan | null {
    if (this.#lists) this.#scan ??= new ListScan(this.#lists, this.dimensions)
    return this.#scan
  }

  get hasLists(): boolean {
    return this.#lists !== null
  }

  /** Returns a document's vector; null if it has none. */
  get(document: number): Int8Array | null {
    return this.squares[document] === 0 ? null : this.between(document, document + 1)
  }

  /** Returns the vectors of documents from `start` up to `end`, zeros for documents without one. */
  between(start: number, end: number): Int8Array {
    return this.values.subarray(start * this.dimensions, end * this.dimensions)
  }
}
