import type { Filter, IndexQuery, MatchClause } from '#domain/ports/search_index'
import { type ClauseScorer, FilterScorer, TokenScorer } from './clause_scorer.js'
import { atLeast, intersection } from './combined_sets.js'
import { AllSet, BitSet, type DocSet, EmptySet, END } from './doc_set.js'
import { compileClause, compileFilter, everything } from './filter_compiler.js'
import { NumberColumn } from './number_column.js'
import { exactScores, searchScored } from './scored_search.js'
import type { SnapshotSegment } from './snapshot.js'
import { topSorted } from './sorted_search.js'
import type { TokenStatistics } from './statistics.js'
import { TopK } from './top_k.js'
import { VectorScorer } from './vectors/vector_scorer.js'

const SMALLEST_BATCH = 32
const LARGEST_BATCH = 2048
/**
 * A segment with vector lists scores all matches up to this number. With more matches, it scores
 * only the best by words and the most similar by vectors.
 */
export const COMPARED_EXACTLY = 6_000
const CANDIDATES = 100
/**
 * The minimum number of most similar matches that are scored. It is high, because `nearest`
 * compares only signs.
 */
const SIMILAR = 1_000
/** Shared by all searches of a thread, which run one after the other. */
const batch = new Uint32Array(LARGEST_BATCH)

/** Hits, best first. A key is a score or a sort value and orders hits across segments. */
export type SegmentHits = { keys: Float64Array; docs: Uint32Array }

export class SegmentSearch {
  #filter: Filter | undefined
  #clauses: MatchClause[]
  #statistics: (TokenStatistics | null)[]
  #vectors: VectorScorer[]
  #minMatches: number

  constructor(
    private readonly segment: SnapshotSegment,
    query: IndexQuery,
    statistics: (TokenStatistics | null)[],
    private readonly comparedExactly: number
  ) {
    this.#filter = query.filter
    const score = query.score ?? []
    this.#clauses = score.filter((clause) => clause.by !== 'vector')
    this.#statistics = statistics.filter((_, at) => score[at].by !== 'vector')
    this.#vectors = score.flatMap((clause) => {
      const column = clause.by === 'vector' ? segment.reader.vectors(clause.field) : undefined
      if (clause.by !== 'vector' || column?.dimensions !== clause.value.length || clause.weight <= 0)
        return []
      return [new VectorScorer(column, clause.value, clause.weight)]
    })
    this.#minMatches = query.minimumMatches ?? 0
  }

  /** Returns the best `size` hits. May leave out hits whose key is not above `floor`. */
  top(size: number, sort: IndexQuery['sort'], floor: number): SegmentHits {
    const limit = Math.min(size, this.segment.live)
    if (limit <= 0) return { keys: new Float64Array(0), docs: new Uint32Array(0) }
    if (sort) return this.#topSorted(limit, sort, floor)
    if (this.#vectors.length > 0) return this.#topCompared(limit)
    if (this.#clauses.length === 0) return this.#first(limit)
    return this.#topScored(limit, floor)
  }

  /** Counts the matching documents up to `bound`. */
  count(bound: number): number {
    const set = this.#matching()
    let count = 0
    for (let from = 0; from !== END && count < bound; from = set.next)
      count += set.fill(from, batch, LARGEST_BATCH)
    return Math.min(count, bound)
  }

  /** Returns the exact scores of documents given in any order. */
  scores(docs: Uint32Array): Float64Array {
    const ascending = docs.slice().sort()
    const scores = new Float64Array(docs.length)
    exactScores([...this.#scorers(), ...this.#vectors], ascending, ascending.length, scores)
    const byDoc = new Map(Array.from(ascending, (doc, at) => [doc, scores[at]]))
    return Float64Array.from(docs, (doc) => byDoc.get(doc) as number)
  }

  /** Returns the first matches in static rank order. Documents are numbered in that order. */
  #first(limit: number): SegmentHits {
    const set = this.#matching()
    const docs = new Uint32Array(limit)
    let count = 0
    let size = SMALLEST_BATCH
    for (let from = 0; from !== END && count < limit; from = set.next) {
      const found = set.fill(from, batch, size)
      for (let at = 0; at < found && count < limit; at++) docs[count++] = batch[at]
      if (size < LARGEST_BATCH) size *= 2
    }
    return { keys: new Float64Array(count), docs: docs.subarray(0, count) }
  }

  #topScored(limit: number, floor: number): SegmentHits {
    const { reader } = this.segment
    const top = new TopK(limit, floor)
    const clauses = this.#scorers()
    const sets = this.#clauses.map((clause) => compileClause(reader, clause))
    searchScored(
      {
        documents: reader.documents,
        clauses,
        filter: this.#hard(),
        admitsUnmatched: this.#minMatches <= 0,
        enough: this.#minMatches > 1 ? atLeast(sets, this.#minMatches, reader.documents) : null,
        reachable: sets.reduce((sum, set) => sum + set.cost, 0),
        weightsAboveZero: this.#clauses.every((clause) => clause.weight > 0),
      },
      () => this.#matching(),
      top
    )
    return top.sorted()
  }

  /** Returns the best hits by clauses and vectors together. */
  #topCompared(limit: number): SegmentHits {
    const docs = this.#fewMatches() ?? this.#candidates(limit)
    const scores = new Float64Array(docs.length)
    exactScores([...this.#scorers(), ...this.#vectors], docs, docs.length, scores)
    const top = new TopK(Math.min(limit, docs.length))
    for (let at = 0; at < docs.length; at++) top.offer(scores[at], docs[at])
    return top.sorted()
  }

  /** Returns all matches in ascending order, or null when they are too many. */
  #fewMatches(): Uint32Array | null {
    const most = this.#vectors.some(({ hasLists }) => hasLists) ? this.comparedExactly : Infinity
    const set = this.#matching()
    const docs: number[] = []
    for (let from = 0; from !== END; from = set.next) {
      const found = set.fill(from, batch, LARGEST_BATCH)
      for (let at = 0; at < found; at++) docs.push(batch[at])
      if (docs.length > most) return null
    }
    return Uint32Array.from(docs)
  }

  #candidates(limit: number): Uint32Array {
    const size = Math.min(this.segment.live, Math.max(limit, CANDIDATES))
    const byWords = this.#clauses.length > 0 ? this.#topScored(size, -Infinity) : this.#first(size)
    const docs = new Set(byWords.docs)
    const matching = marked(this.#matching(), this.segment.reader.documents)
    for (const scorer of this.#vectors)
      for (const doc of scorer.nearest(matching, Math.max(size, SIMILAR))) docs.add(doc)
    return Uint32Array.from(docs).sort()
  }

  #topSorted(limit: number, sort: NonNullable<IndexQuery['sort']>, floor: number): SegmentHits {
    const { reader } = this.segment
    const column =
      reader.numbers(sort.field) ?? new NumberColumn(new Float64Array(reader.documents).fill(Number.NaN))
    const top = new TopK(limit, floor)
    topSorted(this.#matching(), column, sort.order, top)
    return top.sorted()
  }

  /** Returns every live document that matches the filter and the minimum number of clauses. */
  #matching(): DocSet {
    const { reader } = this.segment
    const sets = [this.#filter ? compileFilter(reader, this.#filter) : everything(reader)]
    if (this.#minMatches > 0) {
      const matches = this.#clauses.map((clause) => compileClause(reader, clause))
      sets.push(atLeast(matches, this.#minMatches, reader.documents))
    }
    return intersection(sets, this.#removed(), reader.documents)
  }

  /**
   * Returns the documents that pass the filter and are not removed. Null if there is no filter and
   * nothing is removed.
   */
  #hard(): DocSet | null {
    const { reader } = this.segment
    const removed = this.#removed()
    if (!this.#filter && removed.length === 0) return null
    return intersection(
      [this.#filter ? compileFilter(reader, this.#filter) : everything(reader)],
      removed,
      reader.documents
    )
  }

  #removed(): DocSet[] {
    const { reader, removed } = this.segment
    if (!removed || removed.docs.length === 0) return []
    return [new BitSet(removed.words, 0, reader.documents, removed.docs.length)]
  }

  /** Returns the scorers of the clauses that can match in this segment, in their order. */
  #scorers(): ClauseScorer[] {
    const { reader } = this.segment
    return this.#clauses.flatMap((clause, at): ClauseScorer[] => {
      if (clause.by === 'filter') {
        const scorer = new FilterScorer(() => compileFilter(reader, clause.filter), clause.weight)
        // The weight of an empty filter would raise the bound of every block.
        return scorer.set instanceof EmptySet ? [] : [scorer]
      }
      const statistics = this.#statistics[at]
      const field = reader.text(clause.field)
      const term = field?.strings.find(clause.value) ?? -1
      if (!statistics || !field || term === -1) return []
      return [new TokenScorer(field, field.postings.of(term), statistics.scale, statistics.average)]
    })
  }
}

/**
 * Returns the same members as a bitset. `nearest` does not test documents in ascending order, which
 * is slow with other sets.
 */
function marked(set: DocSet, documents: number): DocSet {
  if (set instanceof AllSet) return set
  const words = new Uint32Array((documents + 31) >>> 5)
  set.mark(0, documents, words)
  let count = 0
  for (const word of words) for (let bits = word; bits !== 0; bits &= bits - 1) count++
  return new BitSet(words, 0, documents, count)
}
