import type { IndexChange, IndexDocument, IndexName } from '#domain/ports/search_index'

/** The source of an index: records in SQL and their change log, analysed into documents. */
export type IndexSource = {
  name: IndexName
  /** Prepares `documents` and `count` before a rebuild. */
  prepare?(): Promise<void>
  /** Returns how complete the source data is, for `index:status`. */
  coverage?(): Promise<object>
  count(): Promise<number>
  /**
   * Returns the last committed sequence. Call it before `documents`, which may lack later changes.
   */
  latestSequence(): Promise<number>
  documents(): AsyncIterable<IndexDocument>
  /** Returns up to `limit` changes after `sequence`, ascending. */
  changesSince(sequence: number, limit: number): Promise<IndexChange[]>
}
