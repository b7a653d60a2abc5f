/**
 * The index port: people, companies and code-host accounts behind one boolean query with ranking.
 *
 * The index sees analysed documents only (tokens, exact terms, numbers); what a word means is decided by the domain.
 * It is disposable: SQL holds the records and an ordered change log, and any index can be rebuilt from them.
 */

export const INDEX_NAMES = ['people', 'companies', 'codehost'] as const
export type IndexName = (typeof INDEX_NAMES)[number]

/** A document as the domain analysed it. Field names are free; a field has one kind throughout an index. */
export type IndexDocument = {
  id: string
  /** Static rank, 0 or greater: what comes first where nothing else decides. */
  rank: number
  /** Scored text: tokens in order, repeats counted (term frequency). */
  text: Record<string, string[]>
  /** Exact facts: matched whole, by prefix or by substring; never scored by frequency. */
  terms: Record<string, string[]>
  /** Token sequences, each matched by any contiguous run of its tokens (a title holds a role). */
  phrases: Record<string, string[][]>
  /** One number a field, for ranges and sorting. */
  numbers: Record<string, number>
  /** What a hit gives back, a JSON value. */
  stored: unknown
}

/** A hard condition. `not` excludes; an empty `all` matches everything, an empty `any` nothing. */
export type Filter =
  | { match: 'term'; field: string; value: string }
  | { match: 'phrase'; field: string; tokens: string[] }
  | { match: 'prefix'; field: string; value: string }
  | { match: 'contains'; field: string; value: string }
  | { match: 'range'; field: string; gte?: number; lte?: number }
  | { match: 'token'; field: string; value: string }
  | { match: 'all'; of: Filter[] }
  | { match: 'any'; of: Filter[] }
  | { match: 'not'; of: Filter }

/**
 * What makes a document better. `token` scores a text field by BM25 (k1 1.2, b 0.75, per-field lengths and
 * document frequencies) times `weight`; `filter` adds `weight` once where the condition holds.
 */
export type ScoreClause =
  | { by: 'token'; field: string; value: string; weight: number }
  | { by: 'filter'; filter: Filter; weight: number }

export type IndexQuery = {
  filter?: Filter
  score?: ScoreClause[]
  /** How many of the score clauses a document has to match to be a hit at all; 0 by default. */
  minimumMatches?: number
  /** Replaces the order by score. Documents without the number come last. */
  sort?: { field: string; order: 'asc' | 'desc' }
  offset?: number
  limit: number
  /** Count matches exactly up to this many; 0 (the default) counts none and `total` is null. */
  countTo?: number
}

export type IndexHit = { id: string; score: number; stored: unknown }

export type IndexResult = {
  /** Best first: by score or sort, then by static rank (higher first), then by id (ascending, by code unit). */
  hits: IndexHit[]
  /** `eq` while the count is exact, `gte` once it passed `countTo`. */
  total: { value: number; relation: 'eq' | 'gte' } | null
}

/** One entry of the change log: the document as it is now, or null when it is gone. */
export type IndexChange = { sequence: number; id: string; document: IndexDocument | null }

export type IndexStatus = {
  name: IndexName
  /** Changes with every rebuild and merge; empty before the first build. */
  version: string
  documents: number
  segments: number
  /** Documents in the unmerged delta and tombstones not yet merged away. */
  delta: number
  tombstones: number
  /** The last change-log sequence that searches of this process see. */
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
   * Answers from one consistent snapshot: a rebuild, merge or change that lands meanwhile is seen wholly or not at
   * all. Throws IndexUnavailableError when the index cannot answer now; a failed query changes nothing.
   */
  abstract search(
    name: IndexName,
    query: IndexQuery,
    options?: { signal?: AbortSignal }
  ): Promise<IndexResult>

  /** The stored values by id, in the order asked; null where there is no such document. */
  abstract get(name: IndexName, ids: string[]): Promise<unknown[]>

  /**
   * Applies change-log entries in ascending sequence to what this process sees. Entries at or below the current
   * position are ignored, so replaying is harmless. Visible to searches begun after the promise resolves. Nothing
   * is durable here: after a crash the caller replays from `position`.
   */
  abstract apply(name: IndexName, changes: IndexChange[]): Promise<void>

  /** The last change-log sequence this process's searches see; -1 before any. */
  abstract position(name: IndexName): Promise<number>

  /**
   * Builds a new version from all documents as of change-log `position` and swaps it in atomically: readers go on
   * with the old version until then, and a crash at any point leaves the old version intact. Document ids must be
   * unique. Runs off the main thread with memory bounded by the segment size. One rebuild at a time for an index.
   */
  abstract rebuild(
    name: IndexName,
    documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
    position: number,
    progress?: (progress: RebuildProgress) => void
  ): Promise<IndexStatus>

  /** Takes up a version that another process swapped in; cheap when there is none. */
  abstract refresh(name: IndexName): Promise<void>

  /** Folds delta and tombstones into durable segments; readers are not disturbed. A no-op when there is little to fold. */
  abstract merge(name: IndexName): Promise<void>

  abstract status(name: IndexName): Promise<IndexStatus>

  /** Re-reads everything stored and checks it against its checksums; the problems found, empty when sound. */
  abstract verify(name: IndexName, progress?: (share: number) => void): Promise<string[]>

  /** Ends threads and closes files; running searches finish first. */
  abstract close(): Promise<void>
}
