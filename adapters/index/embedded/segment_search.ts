import type { Filter, IndexQuery, MatchClause } from '#domain/ports/search_index'
import { type ClauseScorer, FilterScorer, TokenScorer } from './clause_scorer.js'
import { atLeast, intersection } from './combined_sets.js'
import { compareAll, comparePromising } from './compared_search.js'
import { AllSet, BitSet, bitSet, type DocSet, EmptySet, END } from './doc_set.js'
import { filterBits } from './filter_bits.js'
import { compileClause, compileFilter, everything } from './filter_compiler.js'
import { NumberColumn } from './number_column.js'
import { exactScores, searchScored } from './scored_search.js'
import type { SnapshotSegment } from './snapshot.js'
import { topSorted } from './sorted_search.js'
import type { TokenStatistics } from './statistics.js'
import { type SegmentHits, TopK } from './top_k.js'
import { VectorScorer } from './vectors/vector_scorer.js'

const SMALLEST_BATCH = 32
const LARGEST_BATCH = 2048
/**
 * A segment with vector lists scores all matches up to this number. With more matches, it scores
 * only the best by words and the most similar by vectors.
 */
export const COMPARED_EXACTLY = 6_000
/** Shared by all searches of a thread, which run one after the other. */
const batch = new Uint32Array(LARGEST_BATCH)

export class SegmentSearch {
  #filter: Filter | undefined
  #clauses: MatchClause[]
  #statistics: (TokenStatistics | null)[]
  #vectors: VectorScorer[]
  #minMatches: number
  #made: ClauseScorer[] | null = null

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
    if (this.#vectors.length > 0) return this.#topCompared(limit, floor)
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

  /** `matching`: the matching documents, if they are known. */
  #topScored(limit: number, floor: number, matching?: DocSet): SegmentHits {
    const { documents } = this.segment.reader
    const top = new TopK(limit, floor)
    const clauses = this.#scorers()
    const hard = matching instanceof AllSet ? null : (matching ?? this.#hard())
    const isCounted = !matching && this.#minMatches > 1 && !this.#requiresAll
    searchScored(
      {
        documents,
        clauses,
        filter: hard,
        admitsUnmatched: this.#minMatches <= 0,
        enough: isCounted ? this.#enough() : null,
        reachable: clauses.reduce((sum, clause) => sum + clause.cost, 0),
        weightsAboveZero: this.#clauses.every((clause) => clause.weight > 0),
      },
      () => matching ?? this.#matching(),
      top
    )
    return top.sorted()
  }

  /** Returns the best hits by clauses and vectors together. */
  #topCompared(limit: number, floor: number): SegmentHits {
    const { documents } = this.segment.reader
    const search = { limit, floor, clauses: this.#scorers(), vectors: this.#vectors }
    const matching = this.#matching()
    const most = this.#vectors.some(({ hasLists }) => hasLists) ? this.comparedExactly : Infinity
    if (matching.cost <= most) return compareAll(search, members(matching, documents))
    const all = matching instanceof AllSet ? matching : bitSet(this.#matchingBits(), documents)
    if (all.cost <= most) return compareAll(search, members(all, documents))
    return comparePromising(search, all, (size, above) =>
      this.#clauses.length > 0
        ? this.#topScored(Math.min(size, this.segment.live), above, all).docs
        : this.#first(size).docs
    )
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
    if (this.#minMatches > 0) sets.push(this.#enough())
    return intersection(sets, this.#removed(), reader.documents)
  }

  /** Returns the members of `#matching` as a bitset. */
  #matchingBits(): Uint32Array {
    const { reader, removed } = this.segment
    const words = filterBits(reader, this.#filter ?? { match: 'all', of: [] })
    if (removed) for (let at = 0; at < words.length; at++) words[at] &= ~removed.words[at]
    if (this.#minMatches > 0) {
      const enough = new Uint32Array(words.length)
      this.#enough().mark(0, reader.documents, enough)
      for (let at = 0; at < words.length; at++) words[at] &= enough[at]
    }
    return words
  }

  /** Returns the documents that match the minimum number of clauses. */
  #enough(): DocSet {
    const { reader } = this.segment
    const sets = this.#clauses.map((clause) => compileClause(reader, clause))
    return atLeast(sets, this.#minMatches, reader.documents)
  }

  /** Whether all clauses must match, so that they narrow like a filter. */
  get #requiresAll(): boolean {
    return this.#minMatches > 1 && this.#minMatches >= this.#clauses.length
  }

  /**
   * Returns the documents that pass the filter, match all clauses if all must match, and are not
   * removed. Null if every document passes.
   */
  #hard(): DocSet | null {
    const { reader } = this.segment
    const removed = this.#removed()
    const sets = this.#filter ? [compileFilter(reader, this.#filter)] : []
    if (this.#requiresAll) sets.push(this.#enough())
    if (sets.length === 0 && removed.length === 0) return null
    return intersection(sets, removed, reader.documents)
  }

  #removed(): DocSet[] {
    const { reader, removed } = this.segment
    if (!removed || removed.docs.length === 0) return []
    return [new BitSet(removed.words, 0, reader.documents, removed.docs.length)]
  }

  /** Returns the scorers of the clauses that can match in this segment, in their order. */
  #scorers(): ClauseScorer[] {
    this.#made ??= this.#newScorers()
    return this.#made
  }

  #newScorers(): ClauseScorer[] {
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

/** Returns the members of a set, ascending. */
function members(set: DocSet, documents: number): Uint32Array {
  const found = new Uint32Array(Math.min(set.cost, documents))
  let count = 0
  for (let from = 0; from !== END && count < found.length; from = set.next)
    count += set.fill(from, found.subarray(count), found.length - count)
  return found.subarray(0, count)
}
