import type { IndexChange, IndexDocument, IndexName } from '#domain/ports/index'

/** Where an index comes from: the records in SQL and their change log, analysed into documents. */
export type IndexSource = {
  name: IndexName
  /** How many documents there are, for progress. */
  count(): Promise<number>
  /** The last change committed. Read before `documents`, it says from where to follow. */
  latestSequence(): Promise<number>
  documents(): AsyncIterable<IndexDocument>
  /** At most `limit` changes after `sequence`, ascending. */
  changesSince(sequence: number, limit: number): Promise<IndexChange[]>
}
