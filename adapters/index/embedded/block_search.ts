import { FilterScorer, type ClauseScorer, TokenScorer } from './clause_scorer.js'
import { gallop } from './doc_set.js'
import { BLOCK } from './postings_writer.js'
import type { TopK } from './top_k.js'

/** Takes ascending candidates whose bound passed the threshold; raises the threshold as it scores them. */
export type CandidateSink = (docs: Uint32Array, count: number) => void

/**
 * Goes through a segment in blocks of 256 documents and skips those whose maxima, summed over the clauses, cannot
 * reach the threshold. All weights have to be above 0.
 */
export function searchBlocks(
  documents: number,
  clauses: ClauseScorer[],
  top: TopK,
  sink: CandidateSink
): void {
  const dense: TokenScorer[] = []
  const sparse: TokenScorer[] = []
  const constant: FilterScorer[] = []
  for (const clause of clauses) {
    if (clause instanceof FilterScorer) constant.push(clause)
    else if (clause.postings.kind === 'dense') dense.push(clause)
    else sparse.push(clause)
  }
  dense.sort((one, two) => two.most - one.most)
  const places = sparse.map((clause) => (clause.postings.kind === 'list' ? clause.postings.start : 0))
  const always = constant.reduce((sum, clause) => sum + clause.most, 0)
  const sums = new Float64Array(BLOCK)
  const candidates = new Uint32Array(BLOCK)
  const bits = new Uint32Array(BLOCK / 32)
  for (let low = 0, block = 0; low < documents; low += BLOCK, block++) {
    const high = Math.min(low + BLOCK, documents)
    let bound = always
    for (const { postings, factor } of dense) {
      if (postings.kind === 'dense') bound += factor * postings.blockMaxima[postings.blockBase + block]
    }
    for (let which = 0; which < sparse.length; which++) {
      const { postings, most } = sparse[which]
      if (postings.kind !== 'list') continue
      places[which] = gallop(postings.docs, places[which], postings.end, low)
      if (places[which] < postings.end && postings.docs[places[which]] < high) bound += most
    }
    const threshold = Math.max(0, top.threshold)
    if (bound <= threshold) continue
    sums.fill(0)
    for (const clause of constant) addConstant(clause, low, high, bits, sums)
    for (let which = 0; which < sparse.length; which++)
      addSparse(sparse[which], places[which], low, high, sums)
    const count = addDense(dense, block, low, high, threshold, sums, candidates)
    if (count > 0) sink(candidates, count)
  }
}

function addConstant(
  clause: FilterScorer,
  low: number,
  high: number,
  bits: Uint32Array,
  sums: Float64Array
): void {
  bits.fill(0)
  clause.set.mark(low, high, bits)
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]; rest !== 0; rest &= rest - 1) {
      sums[(word << 5) + 31 - Math.clz32(rest & -rest)] += clause.most
    }
  }
}

function addSparse(
  { postings, factor }: TokenScorer,
  place: number,
  low: number,
  high: number,
  sums: Float64Array
): void {
  if (postings.kind !== 'list') return
  for (let at = place; at < postings.end && postings.docs[at] < high; at++) {
    sums[postings.docs[at] - low] += factor * postings.impacts[at]
  }
}

/** Adds the dense clauses, the weightiest first, and collects the documents whose sum passes the threshold. */
function addDense(
  dense: TokenScorer[],
  block: number,
  low: number,
  high: number,
  threshold: number,
  sums: Float64Array,
  candidates: Uint32Array
): number {
  const size = high - low
  for (const { postings, factor } of dense) {
    if (postings.kind !== 'dense' || postings.blockMaxima[postings.blockBase + block] === 0) continue
    const impacts = postings.impacts
    const base = postings.base + low
    for (let at = 0; at < size; at++) sums[at] += factor * impacts[base + at]
  }
  let count = 0
  for (let at = 0; at < size; at++) if (sums[at] > threshold) candidates[count++] = low + at
  return count
}
