import type { ClauseScorer } from './clause_scorer.js'
import type { DocSet } from './doc_set.js'
import { exactScores } from './scored_search.js'
import type { SegmentHits } from './segment_search.js'
import { TopK } from './top_k.js'
import type { VectorScorer } from './vectors/vector_scorer.js'

/** The number of best documents by words that are compared by vectors too. */
const CANDIDATES = 100
/**
 * The minimum number of most similar matches that are scored. It is higher than the number of hits,
 * because `nearest` compares only signs.
 */
const SIMILAR = 400

export type ComparedSearch = {
  /** The number of hits, at most that of live documents. */
  limit: number
  /** Hits whose score is not above this may be left out. */
  floor: number
  clauses: ClauseScorer[]
  vectors: VectorScorer[]
}

/** Scores all of the given documents, which are in ascending order, by clauses and vectors. */
export function compareAll({ limit, clauses, vectors }: ComparedSearch, docs: Uint32Array): SegmentHits {
  const scores = new Float64Array(docs.length)
  exactScores([...clauses, ...vectors], docs, docs.length, scores)
  const top = new TopK(Math.min(limit, docs.length))
  for (let at = 0; at < docs.length; at++) top.offer(scores[at], docs[at])
  return top.sorted()
}

/**
 * Scores the most similar members of a set, and the best by words. `byWords` returns up to `size`
 * members whose score by words is above `floor`, best first.
 */
export function comparePromising(
  search: ComparedSearch,
  matching: DocSet,
  byWords: (size: number, floor: number) => Uint32Array
): SegmentHits {
  const { limit, clauses, vectors } = search
  const size = Math.max(limit, CANDIDATES)
  const docs = new Set(vectors.flatMap((each) => [...each.nearest(matching, Math.max(size, SIMILAR))]))
  const similar = Uint32Array.from(docs).sort()
  const scores = new Float64Array(similar.length)
  exactScores(clauses, similar, similar.length, scores)
  const bySimilarity = new Float64Array(similar.length)
  exactScores(vectors, similar, similar.length, bySimilarity)
  const top = new TopK(limit, search.floor)
  for (let at = 0; at < similar.length; at++) top.offer(scores[at] + bySimilarity[at], similar[at])
  // Other documents need this score by words to become hits, because they are less similar.
  const floor = top.threshold - middle(bySimilarity)
  for (const doc of byWords(size, floor)) docs.add(doc)
  return compareAll(search, Uint32Array.from(docs).sort())
}

const middle = (values: Float64Array): number => values.slice().sort()[values.length >>> 1] ?? 0
