import { SegmentReader } from './segment_reader.js'
import { type Removed, SnapshotSegment } from './snapshot.js'
import { type StoredSource, StoredValues } from './stored_values.js'

/** A segment as sent to another thread: memory is shared, nothing is copied. */
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

/** Rebuilds the segment on the receiving thread, reusing an existing reader of the same segment. */
export function receive(message: TransferredSegment, reader?: SegmentReader): SnapshotSegment {
  const { key, segment, stored, removed } = message
  return new SnapshotSegment(key, reader ?? new SegmentReader(segment), new StoredValues(stored), removed)
}
