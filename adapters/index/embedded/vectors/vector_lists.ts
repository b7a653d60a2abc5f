import type { SegmentDraft, SegmentImage } from '../segment_layout.js'
import { Centroids, centroidsOf } from './clusters.js'
import { BLOCK, SignCodes } from './sign_codes.js'

type VectorOf = (document: number) => Int8Array | null | undefined

/** The value of `documents` at an empty place. */
export const NONE = 0xffffffff

/**
 * Lists of similar vectors. List n has the blocks from `starts[n]` up to `starts[n + 1]`. Every
 * block has 16 places, and only a list's last block has empty ones.
 */
export type VectorLists = {
  centroids: Int8Array
  starts: Uint32Array
  /** The document of each place, ascending within a list. `NONE` at empty places. */
  documents: Uint32Array
  /** The signs of the vectors by place. */
  codes: Uint8Array
}

/** Adds the lists of a vector field to a segment. */
export function writeLists(
  draft: SegmentDraft,
  name: string,
  { documents, dimensions }: { documents: number; dimensions: number },
  vectorOf: VectorOf
): void {
  const values = centroidsOf(documents, dimensions, vectorOf)
  const centroids = new Centroids(values, dimensions)
  const listOf = new Uint32Array(documents).fill(NONE)
  const sizes = new Uint32Array(centroids.count)
  for (let document = 0; document < documents; document++) {
    const vector = vectorOf(document)
    if (vector?.length !== dimensions || centroids.count === 0) continue
    listOf[document] = centroids.nearest(vector)
    sizes[listOf[document]]++
  }
  const starts = new Uint32Array(centroids.count + 1)
  sizes.forEach((size, list) => {
    starts[list + 1] = starts[list] + Math.ceil(size / BLOCK)
  })
  const places = new Uint32Array(starts[centroids.count] * BLOCK).fill(NONE)
  const codes = new SignCodes(places.length, dimensions)
  const next = starts.map((start) => start * BLOCK)
  for (let document = 0; document < documents; document++) {
    if (listOf[document] === NONE) continue
    const place = next[listOf[document]]++
    places[place] = document
    codes.set(place, vectorOf(document)!)
  }
  draft.add(`${name}/centroids`, values)
  draft.add(`${name}/starts`, starts)
  draft.add(`${name}/documents`, places)
  draft.add(`${name}/codes`, codes.values)
}

/** Returns the lists of a vector field, or null in a segment without lists. */
export function readLists(image: SegmentImage, name: string): VectorLists | null {
  if (!image.has(`${name}/codes`)) return null
  return {
    centroids: image.section(`${name}/centroids`),
    starts: image.section(`${name}/starts`),
    documents: image.section(`${name}/documents`),
    codes: image.section(`${name}/codes`),
  }
}
