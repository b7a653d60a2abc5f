import { dotProduct } from '#domain/search/vectors'
import type { SegmentDraft, SegmentImage } from './segment_layout.js'

/** The maximum number of dimensions whose signs are kept. */
const MAX_SIGNS = 256

/** Returns the bytes that hold a vector's signs, one bit per dimension. */
const signBytes = (dimensions: number): number => Math.ceil(Math.min(dimensions, MAX_SIGNS) / 8)

/**
 * Adds a vector field to a segment: the vectors, their products with themselves (0 without a
 * vector), and their signs. Vectors of another length are left out.
 */
export function writeVectors(
  draft: SegmentDraft,
  name: string,
  shape: { documents: number; dimensions: number },
  vectorOf: (document: number) => Int8Array | null | undefined
): void {
  const { documents, dimensions } = shape
  const bytes = signBytes(dimensions)
  const values = new Int8Array(documents * dimensions)
  const squares = new Int32Array(documents)
  const signs = new Uint8Array(documents * bytes)
  for (let document = 0; document < documents; document++) {
    const vector = vectorOf(document)
    if (vector?.length !== dimensions) continue
    values.set(vector, document * dimensions)
    squares[document] = dotProduct(vector, vector, 0)
    for (let at = 0; at < bytes * 8 && at < dimensions; at++)
      if (vector[at] > 0) signs[document * bytes + (at >>> 3)] |= 1 << (at & 7)
  }
  draft.add(`${name}/values`, values)
  draft.add(`${name}/squares`, squares)
  draft.add(`${name}/signs`, signs)
}

/** Reads a vector field of a segment. */
export class VectorColumn {
  readonly values: Int8Array
  readonly squares: Int32Array
  readonly signs: Uint8Array
  readonly signBytes: number

  constructor(
    image: SegmentImage,
    name: string,
    readonly dimensions: number
  ) {
    this.values = image.section(`${name}/values`)
    this.squares = image.section(`${name}/squares`)
    this.signs = image.section(`${name}/signs`)
    this.signBytes = signBytes(dimensions)
  }

  /** Returns a document's vector; null if it has none. */
  get(document: number): Int8Array | null {
    if (this.squares[document] === 0) return null
    return this.values.subarray(document * this.dimensions, (document + 1) * this.dimensions)
  }
}
