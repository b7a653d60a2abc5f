import { BlockFilters } from './block_filters.js'
import { type ClauseScorer, FilterScorer, type TokenScorer } from './clause_scorer.js'
import { collectBlock, type DenseTerm, SUMMED_TERMS } from './collect_block.js'
import { gallop } from './doc_set.js'
import { FINE } from './fine_maxima.js'
import type { TextPostings } from './postings_reader.js'
import { BLOCK } from './postings_writer.js'
import type { TopK } from './top_k.js'

/** Receives ascending candidates above the threshold, scores them and raises the threshold. */
export type CandidateSink = (docs: Uint32Array, count: number) => void

/** Bounds are scaled to integers whose sum stays below this. Integers are faster than doubles. */
const LARGEST_SUM = 2 ** 30
/** The bits of all groups of a block. */
const ALL_GROUPS = 2 ** (BLOCK / FINE) - 1
type Sparse = Extract<TextPostings, { kind: 'list' }> & { factor: number; maxScore: number; at: number }

/**
 * Searches a segment in blocks of 256 documents and skips blocks whose summed maxima cannot reach
 * the threshold (block-max pruning). A filter clause counts only in blocks where it may match. All
 * weights must be above 0.
 */
export function searchBlocks(
  documents: number,
  clauses: ClauseScorer[],
  top: TopK,
  sink: CandidateSink
): void {
  const scale =
    LARGEST_SUM / clauses.reduce((sum, clause) => sum + clause.maxScore + clause.maxScore / 255, 0)
  const { dense, sparse, constant } = sorted(clauses, scale)
  const filters = new BlockFilters(constant, documents, scale)
  const sums = new Int32Array(BLOCK)
  const candidates = new Uint32Array(BLOCK)
  let touched = 0
  for (let low = 0, block = 0; low < documents; low += BLOCK, block++) {
    const high = Math.min(low + BLOCK, documents)
    let listed = 0
    for (const term of sparse) {
      if (term.at < term.end && term.docs[term.at] < low) term.at = gallop(term.docs, term.at, term.end, low)
      if (term.at < term.end && term.docs[term.at] < high) listed += term.maxScore
    }
    let words = listed
    for (const term of dense) words += term.factor * term.blockMaxima[term.blockBase + block]
    const threshold = Math.min(LARGEST_SUM, Math.floor(Math.max(0, top.threshold) * scale))
    if (words + filters.highest <= threshold) continue
    const constants = filters.open(low, high)
    if (words + constants <= threshold) continue
    if (touched !== 0) sums.fill(0)
    touched = 0
    // If `needsFilter`, only members of a filter can pass. If `isLate`, the words alone leave few
    // candidates, so the filters are tested only for these candidates.
    const needsFilter = words <= threshold && filters.hasFewMembers
    const isLate = needsFilter || threshold > constants
    if (!isLate && constants > 0) {
      filters.addTo(sums)
      touched = ALL_GROUPS
    }
    for (const term of sparse) touched |= addSparse(term, low, high, sums)
    let rest = isLate ? constants : 0
    let count: number
    if (needsFilter) count = filters.members(candidates)
    else {
      for (let which = SUMMED_TERMS; which < dense.length; which++) {
        rest += dense[which].factor * dense[which].blockMaxima[dense[which].blockBase + block]
      }
      const highest = listed + (isLate ? 0 : constants)
      count = collectBlock(dense, low, high - low, threshold - rest, highest, touched, sums, candidates)
    }
    if (rest > 0) {
      const late = isLate ? filters.present : []
      count = recheck(dense, late, scale, low, threshold, sums, candidates, count)
    }
    if (count > 0) sink(candidates, count)
  }
}

/** Groups the clauses by kind, with integer factors and in descending order of maximum score. */
function sorted(clauses: ClauseScorer[], scale: number) {
  const dense: DenseTerm[] = []
  const sparse: Sparse[] = []
  const constant: FilterScorer[] = []
  const byMost = [...clauses].sort((one, two) => two.maxScore - one.maxScore)
  for (const clause of byMost) {
    if (clause instanceof FilterScorer) constant.push(clause)
    else addToken(clause, Math.ceil(clause.factor * scale))
  }
  function addToken({ postings }: TokenScorer, factor: number): void {
    if (postings.kind === 'dense') dense.push({ ...postings, factor })
    else sparse.push({ ...postings, factor, maxScore: factor * postings.maximum, at: postings.start })
  }
  return { dense, sparse, constant }
}

/** Adds the bounds of a term to the sums. Returns a bit for each group with a document of the term. */
function addSparse(term: Sparse, low: number, high: number, sums: Int32Array): number {
  const { docs, impacts, end, factor } = term
  let at = term.at
  let touched = 0
  for (; at < end && docs[at] < high; at++) {
    const place = docs[at] - low
    sums[place] += factor * impacts[at]
    touched |= 1 << (place / FINE)
  }
  term.at = at
  return touched
}

/**
 * Keeps the candidates that still pass the threshold with all dense terms and the late filters, in
 * place. Returns their number.
 */
function recheck(
  dense: DenseTerm[],
  late: FilterScorer[],
  scale: number,
  low: number,
  threshold: number,
  sums: Int32Array,
  candidates: Uint32Array,
  count: number
): number {
  const bounds = new Float64Array(count)
  let left = 0
  for (const clause of late) left += Math.ceil(clause.maxScore * scale)
  let kept = 0
  for (let at = 0; at < count; at++) {
    const doc = candidates[at]
    let sum = sums[doc - low]
    for (const { impacts, base, factor } of dense) sum += factor * impacts[base + doc]
    if (sum + left <= threshold) continue
    bounds[kept] = sum / scale
    candidates[kept++] = doc
  }
  if (late.length === 0 || kept === 0) return kept
  return withFilters(late, candidates, bounds, kept, threshold / scale)
}

/**
 * Adds the scores of matching filters to the bounds. Keeps the candidates whose bounds pass the threshold,
 * in place, and returns their number.
 */
function withFilters(
  filters: FilterScorer[],
  candidates: Uint32Array,
  bounds: Float64Array,
  count: number,
  threshold: number
): number {
  for (const clause of filters) clause.addBounds(candidates, count, bounds)
  let kept = 0
  for (let at = 0; at < count; at++) if (bounds[at] > threshold) candidates[kept++] = candidates[at]
  return kept
}
