import type { ClauseScorer } from './clause_scorer.js'
import type { DocSet } from './doc_set.js'
import { exactScores } from './scored_search.js'
import { type SegmentHits, TopK } from './top_k.js'
import type { VectorScorer } from './vectors/vector_scorer.js'

/** The number of best documents by words that are compared by vectors too. */
const CANDIDATES = 100
/** The number of the most similar documents that are scored by words too. */
const SIMILAR = 250
/**
 * The minimum number of similar documents whose vectors are compared. High, because `nearest`
 * compares only signs.
 */
const COMPARED = 600

export type ComparedSearch = {
  /** Maximum number of hits, which never exceeds the number of live documents. */
  limit: number
  /** Hits whose score is not above this may be left out. */
  floor: number
  clauses: ClauseScorer[]
  vectors: VectorScorer[]
}

/** Scores all of the given documents, which are in ascending order, by clauses and vectors. */
export function compareAll(search: ComparedSearch, docs: Uint32Array): SegmentHits {
  return best(search, docs, scoresOf(search, docs))
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
  const similar = mostSimilar(search, matching, Math.max(search.limit, SIMILAR))
  const docs = similar.docs.slice().sort()
  const scores = scoresOf(search, docs)
  const hits = best(search, docs, scores)
  const threshold = hits.keys.length < search.limit ? search.floor : Math.max(search.floor, hits.keys.at(-1)!)
  // Other documents are less similar, so they need this score by words to become hits.
  const others = byWords(size, threshold - (similar.keys.at(-1) ?? 0))
  const known = new Map(Array.from(docs, (doc, at) => [doc, scores[at]]))
  const more = others.filter((doc) => !known.has(doc)).sort()
  const added = scoresOf(search, more)
  for (let at = 0; at < more.length; at++) known.set(more[at], added[at])
  const all = Uint32Array.from(known.keys()).sort()
  return best(
    search,
    all,
    Float64Array.from(all, (doc) => known.get(doc)!)
  )
}

/** Returns the `size` most similar members of a set, with their scores by vectors alone. */
function mostSimilar({ vectors }: ComparedSearch, set: DocSet, size: number): SegmentHits {
  const found = vectors.map((each) => each.nearest(set, Math.max(size, COMPARED)))
  const docs = (
    found.length === 1 ? found[0] : Uint32Array.from(new Set(found.flatMap((some) => [...some])))
  ).sort()
  const scores = new Float64Array(docs.length)
  exactScores(vectors, docs, docs.length, scores)
  return best({ limit: size }, docs, scores)
}

/** Returns the scores of ascending documents. */
function scoresOf({ clauses, vectors }: ComparedSearch, docs: Uint32Array): Float64Array {
  const scores = new Float64Array(docs.length)
  exactScores([...clauses, ...vectors], docs, docs.length, scores)
  return scores
}

function best({ limit }: { limit: number }, docs: Uint32Array, scores: Float64Array): SegmentHits {
  const top = new TopK(Math.min(limit, docs.length))
  for (let at = 0; at < docs.length; at++) top.offer(scores[at], docs[at])
  return top.sorted()
}
