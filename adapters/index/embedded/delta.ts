import type { IndexDocument } from '#domain/ports/search_index'
import { SegmentBuilder, encodeDocument } from './segment_builder.js'
import { mergeSegments } from './segment_merger.js'
import { type SegmentBuffers, toBuffers } from './segment_output.js'
import { SegmentReader } from './segment_reader.js'
import { SnapshotSegment } from './snapshot.js'
import { StoredValues } from './stored_values.js'

/** Maximum documents per new delta segment, so that building one does not block the event loop for long. */
const SLICE_SIZE = 512
/** Maximum total documents of segments that are merged on the main thread, not on a worker. */
export const MERGED_INLINE = 1024

let made = 0

export function deltaSegment(buffers: SegmentBuffers): SnapshotSegment {
  const stored = new StoredValues({ buffer: buffers.stored })
  return new SnapshotSegment(`delta-${++made}`, new SegmentReader(buffers.segment), stored, null)
}

/** Builds in-memory segments in slices, yielding to the event loop between them. */
export async function buildDelta(documents: IndexDocument[]): Promise<SnapshotSegment[]> {
  const segments: SnapshotSegment[] = []
  for (let start = 0; start < documents.length; start += SLICE_SIZE) {
    if (start > 0) await new Promise((resolve) => setImmediate(resolve))
    const builder = new SegmentBuilder()
    for (const document of documents.slice(start, start + SLICE_SIZE)) builder.add(encodeDocument(document))
    segments.push(deltaSegment(toBuffers(builder.build())))
  }
  return segments
}

/**
 * Returns the delta segments to merge now, or none. Sorts the segments by size and returns two or
 * more neighbours. Each of them except the first is at most twice as large as the smaller neighbours
 * together. If no neighbours qualify, each segment is more than twice as large as the next smaller
 * segment. This limits how often a document is merged.
 */
export function worthMerging(segments: SnapshotSegment[]): SnapshotSegment[] {
  const bySize = [...segments].sort((one, two) => one.live - two.live)
  const taken: SnapshotSegment[] = []
  let total = 0
  for (const segment of bySize) {
    if (taken.length > 1 && segment.live > 2 * total) break
    if (taken.length === 1 && segment.live > 2 * total) {
      taken.length = 0
      total = 0
    }
    taken.push(segment)
    total += segment.live
  }
  return taken.length > 1 ? taken : []
}

export function mergeInline(segments: SnapshotSegment[]): SnapshotSegment {
  return deltaSegment(toBuffers(mergeSegments(segments)))
}
