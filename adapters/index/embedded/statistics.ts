import type { ScoreClause } from '#domain/ports/search_index'
import { inverseDocumentFrequency } from '../bm25.js'
import type { SnapshotSegment } from './snapshot.js'

/** The BM25 statistics of a token clause over the whole index, without removed documents. */
export type TokenStatistics = { scale: number; average: number }

/** Returns the statistics of each clause. Null for other clauses and tokens without documents. */
export function tokenStatistics(
  segments: SnapshotSegment[],
  clauses: ScoreClause[]
): (TokenStatistics | null)[] {
  return clauses.map((clause) => {
    if (clause.by !== 'token') return null
    let frequency = 0
    let holders = 0
    let tokens = 0
    for (const segment of segments) {
      const field = segment.reader.text(clause.field)
      if (!field) continue
      const removed = segment.removedFrom(clause.field)
      holders += field.holders - removed.holders
      tokens += field.tokens - removed.tokens
      frequency += segment.frequency(clause.field, clause.value)
    }
    if (frequency === 0) return null
    const scale = clause.weight * inverseDocumentFrequency(frequency, holders)
    return { scale, average: tokens / holders }
  })
}
