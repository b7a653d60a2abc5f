import type { IndexChange, IndexDocument, IndexName } from '#domain/ports/search_index'

/** Where an index comes from: the records in SQL and their change log, analysed into documents. */
export type IndexSource = {
  name: IndexName
  /** Brings up to date what `documents` and `count` give, where that takes work. Done before a rebuild. */
  prepare?(): Promise<void>
  /** How complete what the records come from is known to be, for `index:status`. */
  coverage?(): Promise<object>
  /** How many documents there are, for progress. */
  count(): Promise<number>
  /** The last change committed. Read before `documents`, it says from where to follow. */
  latestSequence(): Promise<number>
  documents(): AsyncIterable<IndexDocument>
  /** At most `limit` changes after `sequence`, ascending. */
  changesSince(sequence: number, limit: number): Promise<IndexChange[]>
}
