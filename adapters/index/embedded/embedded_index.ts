import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import {
  type IndexChange,
  type IndexDocument,
  type IndexName,
  type IndexQuery,
  type IndexResult,
  type IndexStatus,
  IndexUnavailableError,
  type RebuildProgress,
  SearchIndex,
} from '#domain/ports/search_index'
import { BackgroundJobs } from './background_jobs.js'
import { deltaSegment, MERGED_INLINE } from './delta.js'
import { IndexState } from './index_state.js'
import { IndexWriter } from './index_writer.js'
import { readManifest } from './manifest.js'
import { isCheap } from './query_cost.js'
import { getStored, type RawResult, searchSegments } from './searcher.js'
import { COMPARED_EXACTLY } from './segment_search.js'
import { verifyFiles } from './segment_store.js'
import { WorkerPool } from './worker_pool.js'

export type EmbeddedIndexSettings = {
  /** The folder of the segment files. Several processes may share it. */
  directory: string
  /** Search threads; 0 searches on the calling thread. Defaults to all cores but one. */
  threads?: number
  /**
   * Searches that examine fewer documents run on the calling thread, because a message to a search
   * thread would cost more.
   */
  inlineCost?: number
  /** Maximum documents per segment in a rebuild. Bounds the memory of the rebuild. */
  segmentDocuments?: number
  /**
   * Bytes of stored values kept in memory per index. The values of the highest-ranked documents are
   * kept; all other values are read from disk.
   */
  storedInMemory?: number
  /** Minimum changes for a merge. With fewer changes, `merge` does nothing. */
  mergeFrom?: number
  /**
   * If a segment with vector lists has more matches than this, vectors are compared only with the most
   * promising ones.
   */
  comparedExactly?: number
}

const DEFAULTS = {
  inlineCost: 20_000,
  segmentDocuments: 500_000,
  storedInMemory: 512 << 20,
  mergeFrom: 1_000,
  comparedExactly: COMPARED_EXACTLY,
}

type Opened = {
  state: IndexState
  writer: IndexWriter
  isReady: boolean
  /** Stays set for a while after a failure, so that searches do not reopen a damaged index. */
  opening: Promise<void> | null
  compacting: boolean
}

/** How long a failure to open is cached. */
const RETRY_MS = 1_000

/** The in-process search index: immutable segments in shared memory, searched on threads. */
export class EmbeddedIndex extends SearchIndex {
  #settings: Required<EmbeddedIndexSettings>
  #opened = new Map<IndexName, Opened>()
  #jobs = new BackgroundJobs()
  #pool: WorkerPool | null
  #running = new Set<Promise<unknown>>()
  #closed = false

  constructor(settings: EmbeddedIndexSettings) {
    super()
    const threads = settings.threads ?? Math.max(1, availableParallelism() - 1)
    this.#settings = { ...DEFAULTS, ...settings, threads }
    this.#pool = threads > 0 ? new WorkerPool(threads, this.#settings.comparedExactly) : null
  }

  async search(name: IndexName, query: IndexQuery, options?: { signal?: AbortSignal }): Promise<IndexResult> {
    options?.signal?.throwIfAborted()
    const { state } = await this.#ready(name)
    const { snapshot } = state
    const answer = await this.#track(snapshot.during(() => this.#answer(name, query, snapshot.segments)))
    options?.signal?.throwIfAborted()
    const hits = answer.hits.map(({ id, score, stored }) => ({ id, score, stored: JSON.parse(stored) }))
    return { hits, total: answer.total }
  }

  async comparesVectors(): Promise<boolean> {
    return true
  }

  async get(name: IndexName, ids: string[]): Promise<unknown[]> {
    const { state } = await this.#ready(name)
    const { snapshot } = state
    const stored = unavailableOnFailure(() => getStored(snapshot.segments, ids))
    return stored.map((json) => (json === null ? null : JSON.parse(json)))
  }

  async apply(name: IndexName, changes: IndexChange[]): Promise<void> {
    const opened = await this.#ready(name)
    await opened.state.apply(changes)
    this.#compact(opened)
  }

  async position(name: IndexName): Promise<number> {
    return (await this.#ready(name)).state.position
  }

  async rebuild(
    name: IndexName,
    documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
    position: number,
    progress?: (progress: RebuildProgress) => void
  ): Promise<IndexStatus> {
    const opened = this.#open(name)
    // A damaged version must not prevent a rebuild.
    await this.#ready(name).catch(() => {})
    await opened.writer.rebuild(documents, position, progress)
    opened.isReady = true
    return this.status(name)
  }

  async refresh(name: IndexName): Promise<void> {
    const { state } = await this.#ready(name)
    await state.refresh()
  }

  async merge(name: IndexName): Promise<void> {
    const { writer } = await this.#ready(name)
    await writer.merge()
  }

  async purge(name: IndexName): Promise<void> {
    const { writer } = await this.#ready(name)
    await writer.purge()
  }

  async status(name: IndexName): Promise<IndexStatus> {
    return (await this.#ready(name)).state.status(name)
  }

  async verify(name: IndexName, progress?: (share: number) => void): Promise<string[]> {
    this.#assertOpen()
    try {
      const manifest = readManifest(this.#directory(name))
      return manifest ? await verifyFiles(this.#directory(name), manifest, progress ?? (() => {})) : []
    } catch (error) {
      return [(error as Error).message]
    }
  }

  async close(): Promise<void> {
    this.#closed = true
    await Promise.allSettled(this.#running)
    await Promise.all([this.#pool?.close(), this.#jobs.close()])
    for (const { state } of this.#opened.values()) state.retire()
    this.#opened.clear()
  }

  async #answer(
    name: IndexName,
    query: IndexQuery,
    segments: Parameters<typeof searchSegments>[0]
  ): Promise<RawResult> {
    const { inlineCost, comparedExactly } = this.#settings
    const here = !this.#pool || isCheap(segments, query, inlineCost)
    if (here) return unavailableOnFailure(() => searchSegments(segments, query, comparedExactly))
    return (this.#pool as WorkerPool).search(name, query)
  }

  /**
   * Returns the index after loading its current version. Throws IndexUnavailableError if that
   * version cannot be loaded.
   */
  async #ready(name: IndexName): Promise<Opened> {
    const opened = this.#open(name)
    if (opened.isReady) return opened
    opened.opening ??= opened.state.refresh()
    try {
      await opened.opening
      opened.isReady = true
      opened.opening = null
    } catch (error) {
      setTimeout(() => {
        opened.opening = null
      }, RETRY_MS).unref()
      throw error
    }
    return opened
  }

  #open(name: IndexName): Opened {
    this.#assertOpen()
    const known = this.#opened.get(name)
    if (known) return known
    const directory = this.#directory(name)
    const { segmentDocuments, mergeFrom, storedInMemory } = this.#settings
    const state = new IndexState(directory, storedInMemory, (snapshot) =>
      this.#pool?.publish(name, snapshot.segments)
    )
    const writer = new IndexWriter({ directory, segmentDocuments, mergeFrom }, state, this.#jobs)
    const opened: Opened = { state, writer, isReady: false, opening: null, compacting: false }
    this.#opened.set(name, opened)
    return opened
  }

  /** Merges delta segments that are too large for this thread, one merge per index at a time. */
  #compact(opened: Opened): void {
    if (opened.compacting) return
    const segments = opened.state.takeLargeDelta()
    if (segments.length === 0) return
    if (segments.reduce((sum, segment) => sum + segment.live, 0) <= MERGED_INLINE) {
      void opened.state.replaceDelta(segments, null)
      return
    }
    opened.compacting = true
    const work = this.#jobs
      .mergeInMemory(segments)
      .then((buffers) => opened.state.replaceDelta(segments, deltaSegment(buffers)))
      .catch(() => opened.state.replaceDelta(segments, null))
      .finally(() => {
        opened.compacting = false
      })
    this.#track(work)
  }

  #track<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work)
    const done = () => this.#running.delete(work)
    work.then(done, done)
    return work
  }

  #directory(name: IndexName): string {
    return join(this.#settings.directory, name)
  }

  #assertOpen(): void {
    if (this.#closed) throw new IndexUnavailableError('the index is closed')
  }
}

/** Throws any failure of `work`, such as a damaged record, as an IndexUnavailableError. */
function unavailableOnFailure<T>(work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof IndexUnavailableError
      ? error
      : new IndexUnavailableError((error as Error).message, { cause: error })
  }
}
