/**
 * The search index port: people, companies and code-host accounts behind one boolean query with
 * ranking. The index has only analysed documents (tokens, exact terms, numbers). The domain decides
 * what words mean. The index can be rebuilt from SQL, which has the records and an ordered change
 * log.
 */

export const INDEX_NAMES = ['people', 'companies', 'codehost'] as const
export type IndexName = (typeof INDEX_NAMES)[number]

/** An analysed document. Field names are free. A field has one kind throughout an index. */
export type IndexDocument = {
  id: string
  /** Static rank, 0 or greater. Breaks ties. */
  rank: number
  /** Scored text: tokens in order, with repeats (term frequency). */
  text: Record<string, string[]>
  /** Exact facts, matched whole, by prefix or by substring, without frequency. */
  terms: Record<string, string[]>
  /** Token sequences, such as titles. Any contiguous run of tokens matches. */
  phrases: Record<string, string[][]>
  /** One number per field, for ranges and sorting. */
  numbers: Record<string, number>
  /** One vector per field for similarity. All vectors of a field have the same length. */
  vectors?: Record<string, Int8Array>
  /** The JSON value returned with a hit. */
  stored: unknown
}

/**
 * A hard condition. `ids` matches documents by id. An empty `all` matches everything. An empty
 * `any` matches nothing.
 */
export type Filter =
  | { match: 'term'; field: string; value: string }
  | { match: 'phrase'; field: string; tokens: string[] }
  | { match: 'prefix'; field: string; value: string }
  | { match: 'contains'; field: string; value: string }
  | { match: 'range'; field: string; gte?: number; lte?: number }
  | { match: 'token'; field: string; value: string }
  | { match: 'ids'; values: readonly string[] }
  | { match: 'all'; of: Filter[] }
  | { match: 'any'; of: Filter[] }
  | { match: 'not'; of: Filter }

/**
 * Adds to a document's score. `token` scores a text field by BM25 (k1 1.2, b 0.75, per-field
 * lengths and document frequencies) times `weight`. `filter` adds `weight` once if the condition
 * holds. `vector` adds the cosine of the vectors times `weight`, if cosine and weight are positive.
 * A `vector` clause never counts as a match. If very many documents match, the index may score only
 * the most promising ones.
 */
export type ScoreClause =
  | { by: 'token'; field: string; value: string; weight: number }
  | { by: 'filter'; filter: Filter; weight: number }
  | { by: 'vector'; field: string; value: Int8Array; weight: number }

export type MatchClause = Exclude<ScoreClause, { by: 'vector' }>

export type IndexQuery = {
  filter?: Filter
  score?: ScoreClause[]
  /** The minimum number of `token` and `filter` clauses that a hit matches; 0 by default. */
  minimumMatches?: number
  /** Replaces the order by score. Documents without the number sort last. */
  sort?: { field: string; order: 'asc' | 'desc' }
  offset?: number
  limit: number
  /** Counts matches exactly up to this number. With 0 (the default), `total` is null. */
  countTo?: number
}

export type IndexHit = { id: string; score: number; stored: unknown }

export type IndexResult = {
  /** By score or sort, then by static rank (highest first), then by id (code units). */
  hits: IndexHit[]
  /** `eq` if the count is exact, `gte` if it exceeds `countTo`. */
  total: { value: number; relation: 'eq' | 'gte' } | null
}

/** A change-log entry: the current document, or null if it was deleted. */
export type IndexChange = { sequence: number; id: string; document: IndexDocument | null }

export type IndexStatus = {
  name: IndexName
  /** Changes with every rebuild and merge; empty before the first build. */
  version: string
  documents: number
  segments: number
  /** Documents in the unmerged delta. `tombstones` counts the deletions that are not merged yet. */
  delta: number
  tombstones: number
  /** The last change-log sequence visible to searches of this process. */
  position: number
  bytes: number
  builtAt: string | null
}

export type RebuildProgress = { documents: number }

export class IndexUnavailableError extends Error {
  readonly code = 'index_unavailable'
}

export abstract class SearchIndex {
  /**
   * Searches one consistent snapshot: a concurrent rebuild, merge or change is visible completely
   * or not at all. Throws IndexUnavailableError if the index cannot respond. A failed query has no
   * effect.
   */
  abstract search(
    name: IndexName,
    query: IndexQuery,
    options?: { signal?: AbortSignal }
  ): Promise<IndexResult>

  /** Reports whether searches score `vector` clauses. If not, searches ignore these clauses. */
  abstract comparesVectors(): Promise<boolean>

  /** Returns stored values by id, in the given order; null for unknown ids. */
  abstract get(name: IndexName, ids: string[]): Promise<unknown[]>

  /**
   * Applies change-log entries in ascending sequence, for this process. Ignores entries at or below
   * the current position, so replaying is harmless. The entries are visible to searches that start
   * after the promise resolves. Not durable: after a crash, the caller replays from `position`.
   */
  abstract apply(name: IndexName, changes: IndexChange[]): Promise<void>

  /** Returns the last change-log sequence visible to this process; -1 before any. */
  abstract position(name: IndexName): Promise<number>

  /**
   * Builds a new version from all documents as of change-log `position`, then swaps it in
   * atomically. Readers use the old version until then, and a crash leaves it intact. Document ids
   * must be unique. Runs off the main thread, with memory bounded by the segment size. Only one
   * rebuild per index runs at a time.
   */
  abstract rebuild(
    name: IndexName,
    documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
    position: number,
    progress?: (progress: RebuildProgress) => void
  ): Promise<IndexStatus>

  /** Loads a version that another process swapped in. Cheap if there is none. */
  abstract refresh(name: IndexName): Promise<void>

  /** Merges delta and tombstones into segments, without blocking readers. Skips small deltas. */
  abstract merge(name: IndexName): Promise<void>

  /**
   * Merges everything that still has removed documents, and deletes files of earlier versions, so
   * that removed documents are not readable on disk. An engine that keeps its latest changes as
   * history removes them with a purge at least two minutes later. Waits for another writer. Takes
   * long for large indexes.
   */
  abstract purge(name: IndexName): Promise<void>

  abstract status(name: IndexName): Promise<IndexStatus>

  /** Verifies all stored data against checksums. Returns the problems. */
  abstract verify(name: IndexName, progress?: (share: number) => void): Promise<string[]>

  /** Ends threads and closes files after running searches finish. */
  abstract close(): Promise<void>
}
