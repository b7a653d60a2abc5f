import type { SnapshotSegment } from './snapshot.js'

/** Marks a document that is not in the merged segment. */
export const GONE = 0xffffffff

/**
 * The merged order by static rank, then id, without removed documents. Each place has a segment and
 * a document. `places` maps each segment's documents to their places.
 */
export type MergeOrder = { size: number; segments: Uint16Array; docs: Uint32Array; places: Uint32Array[] }

export function mergeOrder(inputs: SnapshotSegment[]): MergeOrder {
  const size = inputs.reduce((sum, input) => sum + input.live, 0)
  const segments = new Uint16Array(size)
  const docs = new Uint32Array(size)
  const places = inputs.map((input) => new Uint32Array(input.reader.documents).fill(GONE))
  const heads = inputs.map((input) => nextLive(input, 0))
  const ids: (string | undefined)[] = inputs.map(() => undefined)
  const idOf = (which: number): string => {
    ids[which] ??= inputs[which].reader.ids.get(heads[which])
    return ids[which]
  }
  for (let place = 0; place < size; place++) {
    let first = -1
    let highest = 0
    for (let which = 0; which < inputs.length; which++) {
      const { reader } = inputs[which]
      if (heads[which] >= reader.documents) continue
      const rank = reader.ranks.values[heads[which]]
      if (first === -1 || rank > highest || (rank === highest && idOf(which) < idOf(first))) {
        first = which
        highest = rank
      }
    }
    segments[place] = first
    docs[place] = heads[first]
    places[first][heads[first]] = place
    heads[first] = nextLive(inputs[first], heads[first] + 1)
    ids[first] = undefined
  }
  return { size, segments, docs, places }
}

function nextLive(input: SnapshotSegment, from: number): number {
  let doc = from
  while (doc < input.reader.documents && input.isRemoved(doc)) doc++
  return doc
}
