import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { IndexDocument, RebuildProgress } from '#domain/ports/search_index'
import type { BackgroundJobs } from './background_jobs.js'
import type { IndexState } from './index_state.js'
import {
  filesOf,
  type Manifest,
  newManifest,
  readManifest,
  type SegmentEntry,
  writeManifest,
} from './manifest.js'
import { ChecksummedFile } from './segment_output.js'
import type { SnapshotSegment } from './snapshot.js'
import { WriteLock } from './write_lock.js'

/** Segments with more than this share of removed documents are written anew at the next merge. */
const MAX_REMOVED = 0.2
/** Merges make no segment larger than this. */
const LARGEST_MERGED = 2_000_000
const LOCK_POLL_MS = 200

export type WriterSettings = { directory: string; segmentDocuments: number; mergeFrom: number }

/** Makes new durable versions of one index, one at a time among all processes. */
export class IndexWriter {
  #settings: WriterSettings
  #state: IndexState
  #jobs: BackgroundJobs
  #turn: Promise<unknown> = Promise.resolve()

  constructor(settings: WriterSettings, state: IndexState, jobs: BackgroundJobs) {
    this.#settings = settings
    this.#state = state
    this.#jobs = jobs
  }

  rebuild(
    documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
    position: number,
    progress?: (progress: RebuildProgress) => void
  ): Promise<void> {
    return this.#inTurn(async () => {
      const { directory, segmentDocuments } = this.#settings
      const lock = await this.#lockForRebuild()
      try {
        const id = randomUUID()
        const built = await this.#jobs.build(documents, { directory, id, segmentDocuments }, progress)
        const segments = built.map((files): SegmentEntry => ({ ...files, removed: null }))
        this.#swap(lock, { version: id, position, builtAt: new Date().toISOString(), segments })
        await this.#state.refresh()
      } finally {
        lock.release()
      }
    })
  }

  /** Nothing happens while there is little to fold, or another process writes: that one's version comes by refresh. */
  merge(): Promise<void> {
    return this.#inTurn(async () => {
      if (this.#state.forMerge().changes < this.#settings.mergeFrom) return
      mkdirSync(this.#settings.directory, { recursive: true })
      const lock = WriteLock.take(this.#settings.directory, 'merge')
      if (!lock) return
      try {
        await this.#state.refresh()
        await this.#mergeLocked(lock)
      } finally {
        lock.release()
      }
    })
  }

  async #mergeLocked(lock: WriteLock): Promise<void> {
    const { base, delta, position, changes } = this.#state.forMerge()
    if (changes < this.#settings.mergeFrom) return
    const { snapshot } = this.#state
    await snapshot.during(async () => {
      const id = randomUUID()
      const folded = toFold(
        base.map(({ segment }) => segment),
        delta
      )
      const segments = base
        .filter(({ segment }) => !folded.includes(segment))
        .map((kept) => this.#keep(kept, id))
      if (folded.some((segment) => segment.live > 0)) {
        const files = await this.#jobs.mergeToFiles(folded, this.#settings.directory, id)
        segments.push({ id, ...files, removed: null })
      }
      this.#swap(lock, { version: id, position, builtAt: new Date().toISOString(), segments })
    })
    await this.#state.refresh()
  }

  /** The entry of a segment that stays, with the documents removed from it by now. */
  #keep({ segment, entry }: { segment: SnapshotSegment; entry: SegmentEntry }, id: string): SegmentEntry {
    if (!segment.removed || segment.removed.docs.length === (entry.removed?.documents ?? 0)) return entry
    const file = new ChecksummedFile(this.#settings.directory, `${entry.id}.removed-${id}`)
    const { docs } = segment.removed
    file.write(new Uint8Array(docs.buffer, docs.byteOffset, docs.byteLength))
    return { ...entry, removed: { ...file.finish(), documents: docs.length } }
  }

  #swap(lock: WriteLock, parts: Omit<Manifest, 'format' | 'previous'>): void {
    const { directory } = this.#settings
    const manifest = newManifest(parts, presentOrNull(directory))
    lock.assertHeld()
    writeManifest(directory, manifest)
    removeUnused(directory, manifest)
  }

  async #lockForRebuild(): Promise<WriteLock> {
    const { directory } = this.#settings
    mkdirSync(directory, { recursive: true })
    for (;;) {
      const lock = WriteLock.take(directory, 'rebuild')
      if (lock) return lock
      const holder = WriteLock.describe(directory)
      if (holder.endsWith('rebuild')) throw new Error(`the index is being rebuilt already: ${holder}`)
      await sleep(LOCK_POLL_MS)
    }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work)
    this.#turn = mine.catch(() => {})
    return mine
  }
}

/** The delta, the base segments that are small beside what is merged, and those with much removed. */
function toFold(base: SnapshotSegment[], delta: SnapshotSegment[]): SnapshotSegment[] {
  const folded = [...delta]
  let total = delta.reduce((sum, segment) => sum + segment.live, 0)
  const bySize = [...base].sort((one, two) => one.live - two.live)
  for (const segment of bySize) {
    const wasteful = segment.reader.documents - segment.live > segment.reader.documents * MAX_REMOVED
    const fits = segment.live <= 2 * total && total + segment.live <= LARGEST_MERGED
    if (!wasteful && !fits) continue
    folded.push(segment)
    total += segment.live
  }
  return folded
}

/** The version before, where it can be read: a damaged one is simply replaced. */
function presentOrNull(directory: string): Manifest | null {
  try {
    return readManifest(directory)
  } catch {
    return null
  }
}

/** Deletes files of versions before the last, and what crashed writers left. Only the holder of the lock may. */
function removeUnused(directory: string, manifest: Manifest): void {
  const used = new Set([...filesOf(manifest), ...manifest.previous])
  for (const file of readdirSync(directory)) {
    const isOurs = /\.(segment|stored|removed-[^.]+|new)$/.test(file)
    if (isOurs && !used.has(file)) rmSync(join(directory, file), { force: true })
  }
}
