import type { Filter, IndexQuery, MatchClause } from '#domain/ports/search_index'
import { conditionOf, mostShareOf, type Shares, shareOf } from './match_share.js'

/** How many documents searches with a score examine in large shards. */
export type Limits = {
  /** The minimum of candidates in a shard. */
  candidates: number
  /** At least so many candidates of all shards must match. */
  matched: number
}

export const LIMITS: Limits = { candidates: 2_000, matched: 1_000 }

/** If candidates are a larger share of a shard, it is cheaper to examine all matches. */
const MOST = 0.02

/** What limits the candidates of searches in a version with large shards. */
export type Bounds = Limits & {
  shards: number
  /** The documents of a shard. */
  perShard: number
  /** A shard has `candidates` documents from the first place on, and twice as many from each next. */
  places: number[]
  /** The share of documents with a value, by keyOf. Other values have at most the share `unlisted`. */
  shares: [string, number][]
  unlisted: number
}

/** The candidates of a search: documents from a place on, and those that meet a rare condition. */
export type Candidates = {
  place: number
  rare: MatchClause[]
  /** If fewer candidates match, the search examines all matches. */
  minimum: number
}

/** Returns the numbers of documents of a shard that may be candidates. None if the shard is small. */
export function candidateCounts(perShard: number, candidates: number): number[] {
  const counts: number[] = []
  for (let count = candidates; count <= MOST * perShard; count *= 2) counts.push(count)
  return counts
}

/**
 * Chooses the candidates of searches, so that the cost of a search hardly grows with the documents
 * of a shard. Candidates have the highest static ranks, or rare words of the query.
 */
export class CandidateChooser {
  #shares: Shares
  /** Conditions that at most this share of documents meets are cheap to examine. */
  #few: number

  constructor(private readonly bounds: Bounds) {
    const { candidates, perShard, shares, unlisted } = bounds
    this.#shares = { listed: new Map(shares), unlisted }
    this.#few = Math.max(candidates / perShard, 4 * unlisted)
  }

  /** Returns the candidates of a search. Null if all matches are examined. */
  candidatesOf({ filter, score = [], minimumMatches = 0, sort, countTo = 0 }: IndexQuery): Candidates | null {
    const { shards, candidates, matched, places } = this.bounds
    const scored = score.filter((clause) => clause.by !== 'vector')
    // Searches without a score end early by themselves. Totals count all matches.
    if (sort || scored.length === 0 || scored.length < score.length || countTo > 0) return null
    const condition: Filter = {
      match: 'all',
      of: [
        ...(filter ? [filter] : []),
        ...(minimumMatches > 0 ? [{ match: 'any' as const, of: scored.map(conditionOf) }] : []),
      ],
    }
    if (this.#isRare(condition)) return null
    // Twice as many matches as needed are expected, because conditions are not independent.
    const wanted = (2 * matched) / shards / shareOf(condition, this.#shares)
    const place = places.find((_, at) => candidates * 2 ** at >= wanted)
    if (place === undefined) return null
    const rare = scored.filter((clause) => clause.weight > 0 && this.#isRare(conditionOf(clause)))
    return { place, rare, minimum: matched }
  }

  #isRare(condition: Filter): boolean {
    return mostShareOf(condition, this.#shares) <= this.#few
  }
}
