import { searchBlocks } from './block_search.js'
import { type ClauseScorer, TokenScorer } from './clause_scorer.js'
import { atLeast, intersection } from './combined_sets.js'
import { END, type DocSet } from './doc_set.js'
import { searchLists } from './list_search.js'
import type { TopK } from './top_k.js'

const BATCH = 256
/** How many documents a block scan sums in the time it takes to test one candidate. */
const BLOCK_ADVANTAGE = 12

/** The inputs of a scored search over one segment. Sets and scorers can be used only once. */
export type ScoredSearch = {
  documents: number
  clauses: ClauseScorer[]
  /** The hard filters. Null when every document passes. */
  filter: DocSet | null
  /** Documents with enough matching clauses. Null when at most one match is required. */
  enough: DocSet | null
  /** Whether documents that match no clause are hits too. */
  admitsUnmatched: boolean
  /** Sum of the clauses' costs, as an estimate of the documents that match any clause. */
  reachable: number
  weightsAboveZero: boolean
}

/** Offers every possible best document to `top` with its exact score. */
export function searchScored(search: ScoredSearch, remaining: () => DocSet, top: TopK): void {
  const { clauses, filter, weightsAboveZero } = search
  if (!weightsAboveZero || (filter && filter.cost <= listsCost(search))) {
    searchCandidates(remaining(), search, top)
    return
  }
  const scores = new Float64Array(BATCH)
  const sink = (docs: Uint32Array, candidates: number) => {
    let count = candidates
    if (filter) count = filter.refine(docs, count)
    if (search.enough && count > 0) count = search.enough.refine(docs, count)
    offerExact(clauses, docs, count, scores, top)
  }
  if (clauses.every((clause) => clause instanceof TokenScorer && clause.postings.kind === 'list')) {
    searchLists(clauses as TokenScorer[], top, sink)
  } else {
    searchBlocks(search.documents, clauses, top, sink)
  }
  if (search.admitsUnmatched && top.count < top.size && top.threshold < 0) fillUp(remaining(), top)
}

/**
 * The cost of scanning the clauses' lists or blocks, as a number of candidates that can be tested
 * in the same time. Infinity without token clauses.
 */
function listsCost({ documents, clauses, reachable }: ScoredSearch): number {
  const tokens = clauses.flatMap((clause) => (clause instanceof TokenScorer ? [clause.postings.kind] : []))
  // Many documents have the same score from filter clauses. After a few candidates,
  // `searchCandidates` can therefore skip all documents outside the heaviest clauses.
  if (tokens.length === 0) return Infinity
  const quick = tokens.length === clauses.length && tokens.includes('dense')
  return quick ? Math.min(reachable, documents / BLOCK_ADVANTAGE) : reachable
}

/** Computes the exact scores of ascending documents. Clauses are added in their order. */
export function exactScores(
  clauses: Pick<ClauseScorer, 'addExact'>[],
  docs: Uint32Array,
  count: number,
  scores: Float64Array
): void {
  scores.fill(0, 0, count)
  if (count > 0) for (const clause of clauses) clause.addExact(docs, count, scores)
}

function offerExact(
  clauses: ClauseScorer[],
  docs: Uint32Array,
  count: number,
  scores: Float64Array,
  top: TopK
): void {
  exactScores(clauses, docs, count, scores)
  for (let at = 0; at < count; at++) top.offer(scores[at], docs[at])
}

/** Scores the members of a set in batches. Drops members early that cannot reach the threshold. */
function searchCandidates(candidates: DocSet, { clauses, documents }: ScoredSearch, top: TopK): void {
  const docs = new Uint32Array(BATCH)
  const bounds = new Float64Array(BATCH)
  const scores = new Float64Array(BATCH)
  const byMost = clauses.filter(({ cost }) => cost > 0).sort((one, two) => two.maxScore - one.maxScore)
  const highest = byMost.reduce((sum, clause) => sum + clause.maxScore, 0)
  const slack = 1e-9 * highest
  const reach = reachWithout(byMost, slack)
  let set = candidates
  let needed = byMost.length + 1
  for (let from = 0; from !== END; from = set.next) {
    const threshold = top.threshold
    const before = needed
    while (needed > 0 && reach[needed - 1] <= threshold) needed--
    if (needed === 0) break
    if (needed < before) {
      // Only documents of the heaviest clauses can still enter. If the heaviest clauses match fewer
      // documents than `set` has, only those documents stay.
      const heavy = byMost.slice(0, needed)
      const cost = heavy.reduce((sum, clause) => sum + clause.cost, 0)
      const members = () => heavy.map((clause) => clause.members())
      if (cost < set.cost) set = intersection([atLeast(members(), 1, documents), candidates], [], documents)
    }
    let count = set.fill(from, docs, BATCH)
    if (count > 0 && threshold > -Infinity) {
      bounds.fill(0, 0, count)
      let rest = highest
      for (const clause of byMost) {
        if (count === 0) break
        clause.addBounds(docs, count, bounds)
        rest -= clause.maxScore
        count = keepAbove(threshold - rest - slack, docs, bounds, count)
      }
    }
    offerExact(clauses, docs, count, scores, top)
  }
}

/** For each n, the highest possible score without the first n clauses. */
function reachWithout(byMost: ClauseScorer[], slack: number): Float64Array {
  const reach = new Float64Array(byMost.length + 1)
  for (let at = byMost.length - 1; at >= 0; at--) reach[at] = reach[at + 1] + byMost[at].maxScore
  return reach.map((sum) => (sum > 0 ? sum + slack : 0))
}

function keepAbove(threshold: number, docs: Uint32Array, bounds: Float64Array, count: number): number {
  let kept = 0
  for (let at = 0; at < count; at++) {
    if (bounds[at] <= threshold) continue
    docs[kept] = docs[at]
    bounds[kept++] = bounds[at]
  }
  return kept
}

/** Fills the remaining places with documents that match no clause, in static rank order. */
function fillUp(set: DocSet, top: TopK): void {
  const scored = new Set(top.sorted().docs)
  const docs = new Uint32Array(BATCH)
  for (let from = 0; from !== END && top.count < top.size; from = set.next) {
    const count = set.fill(from, docs, BATCH)
    for (let at = 0; at < count && top.count < top.size; at++) {
      if (!scored.has(docs[at])) top.offer(0, docs[at])
    }
  }
}
