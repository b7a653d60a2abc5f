import { SegmentReader } from './segment_reader.js'
import { type Removed, SnapshotSegment } from './snapshot.js'
import { type StoredSource, StoredValues } from './stored_values.js'

/** A segment as sent to another thread. Memory is shared, not copied. */
export type TransferredSegment = {
  key: string
  segment: SharedArrayBuffer
  stored: StoredSource
  removed: Removed | null
}

export function transfer(segment: SnapshotSegment): TransferredSegment {
  const { key, reader, stored, removed } = segment
  return { key, segment: reader.buffer, stored: stored.source, removed }
}

/** Rebuilds a segment on the receiving thread. Reuses an existing reader of the segment. */
export function receive(message: TransferredSegment, reader?: SegmentReader): SnapshotSegment {
  const { key, segment, stored, removed } = message
  return new SnapshotSegment(key, reader ?? new SegmentReader(segment), new StoredValues(stored), removed)
}
