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
export function compareAll(search: ComparedSearch, docs: Uint32Array): SegmentHits {
  return best(search, docs, scoresOf(search, docs).scores)
}

/**
 * Scores the most similar members of a set, and the best by words. `byWords` returns up to `size`
 * members whose score by words is above `floor`.
 */
export function comparePromising(
  search: ComparedSearch,
  matching: DocSet,
  byWords: (size: number, floor: number) => Uint32Array
): SegmentHits {
  const size = Math.max(search.limit, CANDIDATES)
  const nearest = search.vectors.flatMap((each) => [...each.nearest(matching, Math.max(size, SIMILAR))])
  const similar = Uint32Array.from(new Set(nearest)).sort()
  const { scores, bySimilarity } = scoresOf(search, similar)
  const threshold = Math.max(search.floor, lowest(best(search, similar, scores), search.limit))
  // Other documents are less similar, so they need this score by words to become hits.
  const others = byWords(size, threshold - middle(bySimilarity))
  const known = new Map(Array.from(similar, (doc, at) => [doc, scores[at]]))
  const more = others.filter((doc) => !known.has(doc)).sort()
  const added = scoresOf(search, more)
  more.forEach((doc, at) => known.set(doc, added.scores[at]))
  const docs = Uint32Array.from(known.keys()).sort()
  return best(
    search,
    docs,
    Float64Array.from(docs, (doc) => known.get(doc)!)
  )
}

/** Returns the scores of ascending documents, and the part of each that vectors add. */
function scoresOf({ clauses, vectors }: ComparedSearch, docs: Uint32Array) {
  const scores = new Float64Array(docs.length)
  exactScores(clauses, docs, docs.length, scores)
  const byWords = scores.slice()
  for (const vector of vectors) vector.addExact(docs, docs.length, scores)
  return { scores, bySimilarity: scores.map((score, at) => score - byWords[at]) }
}

function best({ limit }: ComparedSearch, docs: Uint32Array, scores: Float64Array): SegmentHits {
  const top = new TopK(Math.min(limit, docs.length))
  for (let at = 0; at < docs.length; at++) top.offer(scores[at], docs[at])
  return top.sorted()
}

/** Returns the lowest key, or -Infinity if there are fewer than `limit` hits. */
const lowest = ({ keys }: SegmentHits, limit: number): number =>
  keys.length < limit ? -Infinity : keys[limit - 1]

const middle = (values: Float64Array): number => values.slice().sort()[values.length >>> 1] ?? 0
