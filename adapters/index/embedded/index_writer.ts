import { Turns } from '../../threads/turns.js'
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

/** Share of removed documents, from 0 to 1. The next merge rewrites a segment with a larger share. */
const MAX_REMOVED_SHARE = 0.2
/** Maximum documents of a merge that further small segments may join. */
const MAX_MERGED = 2_000_000
const LOCK_POLL_MS = 200

export type WriterSettings = { directory: string; segmentDocuments: number; mergeFrom: number }

/** Writes new durable versions of one index. Only one process writes at a time. */
export class IndexWriter {
  readonly #turns = new Turns()

  constructor(
    private readonly settings: WriterSettings,
    private readonly state: IndexState,
    private readonly jobs: BackgroundJobs
  ) {}

  rebuild(
    documents: AsyncIterable<IndexDocument> | Iterable<IndexDocument>,
    position: number,
    progress?: (progress: RebuildProgress) => void
  ): Promise<void> {
    return this.#turns.do(async () => {
      const { directory, segmentDocuments } = this.settings
      const lock = await this.#lockForRebuild()
      try {
        const id = randomUUID()
        const built = await this.jobs.build(documents, { directory, id, segmentDocuments }, progress)
        const segments = built.map((files): SegmentEntry => ({ ...files, removed: null }))
        this.#swap(lock, { version: id, position, builtAt: new Date().toISOString(), segments })
        await this.state.refresh()
      } finally {
        lock.release()
      }
    })
  }

  /** Does nothing if there are few changes, or while another process writes. */
  merge(): Promise<void> {
    return this.#turns.do(async () => {
      if (this.state.forMerge().changes < this.settings.mergeFrom) return
      mkdirSync(this.settings.directory, { recursive: true })
      const lock = WriteLock.take(this.settings.directory, 'merge')
      if (!lock) return
      try {
        await this.state.refresh()
        await this.#mergeLocked(lock)
      } finally {
        lock.release()
      }
    })
  }

  /** Merges all segments that have removed documents, and deletes the files of earlier versions. */
  purge(): Promise<void> {
    return this.#turns.do(async () => {
      const { directory } = this.settings
      if (!presentOrNull(directory) && this.state.forMerge().changes === 0) return
      const lock = await this.#lockForRebuild()
      try {
        await this.state.refresh()
        await this.#mergeLocked(lock, true)
      } finally {
        lock.release()
      }
    })
  }

  async #mergeLocked(lock: WriteLock, purges = false): Promise<void> {
    const { base, delta, position, changes } = this.state.forMerge()
    if (changes < this.settings.mergeFrom && !purges) return
    const { snapshot } = this.state
    await snapshot.during(async () => {
      const id = randomUUID()
      const folded = toFold(
        base.map(({ segment }) => segment),
        delta,
        purges ? 0 : MAX_REMOVED_SHARE
      )
      const segments = base
        .filter(({ segment }) => !folded.includes(segment))
        .map((kept) => this.#keep(kept, id))
      if (folded.some((segment) => segment.live > 0)) {
        const files = await this.jobs.mergeToFiles(folded, this.settings.directory, id)
        segments.push({ id, ...files, removed: null })
      }
      this.#swap(lock, { version: id, position, builtAt: new Date().toISOString(), segments }, purges)
    })
    await this.state.refresh()
  }

  /** Returns the manifest entry of an unmerged segment with its removed documents. */
  #keep({ segment, entry }: { segment: SnapshotSegment; entry: SegmentEntry }, id: string): SegmentEntry {
    if (!segment.removed || segment.removed.docs.length === (entry.removed?.documents ?? 0)) return entry
    const file = new ChecksummedFile(this.settings.directory, `${entry.id}.removed-${id}`)
    const { docs } = segment.removed
    file.write(new Uint8Array(docs.buffer, docs.byteOffset, docs.byteLength))
    return { ...entry, removed: { ...file.finish(), documents: docs.length } }
  }

  /**
   * Makes a version current. A purge also deletes the files of the version before. A reader that is
   * about to open them fails once and reads the new version.
   */
  #swap(lock: WriteLock, parts: Omit<Manifest, 'format' | 'previous'>, purges = false): void {
    const { directory } = this.settings
    const manifest = newManifest(parts, purges ? null : presentOrNull(directory))
    lock.assertHeld()
    writeManifest(directory, manifest)
    removeUnused(directory, manifest)
  }

  async #lockForRebuild(): Promise<WriteLock> {
    const { directory } = this.settings
    mkdirSync(directory, { recursive: true })
    for (;;) {
      const lock = WriteLock.take(directory, 'rebuild')
      if (lock) return lock
      const holder = WriteLock.describe(directory)
      if (holder.endsWith('rebuild')) throw new Error(`the index is already being rebuilt: ${holder}`)
      await sleep(LOCK_POLL_MS)
    }
  }
}

/**
 * Selects the delta, small base segments, and base segments whose share of removed documents is
 * above a maximum.
 */
function toFold(base: SnapshotSegment[], delta: SnapshotSegment[], maxRemoved: number): SnapshotSegment[] {
  const folded = [...delta]
  let total = delta.reduce((sum, segment) => sum + segment.live, 0)
  const bySize = [...base].sort((one, two) => one.live - two.live)
  for (const segment of bySize) {
    const wasteful = segment.reader.documents - segment.live > segment.reader.documents * maxRemoved
    const fits = segment.live <= 2 * total && total + segment.live <= MAX_MERGED
    if (!wasteful && !fits) continue
    folded.push(segment)
    total += segment.live
  }
  return folded
}

/** Returns the version on disk, or null when there is none or its manifest is damaged. */
function presentOrNull(directory: string): Manifest | null {
  try {
    return readManifest(directory)
  } catch {
    return null
  }
}

/** Deletes unused files of old versions and crashed writers. Only the lock holder may call it. */
function removeUnused(directory: string, manifest: Manifest): void {
  const used = new Set([...filesOf(manifest), ...manifest.previous])
  for (const file of readdirSync(directory)) {
    const isOurs = /\.(segment|stored|removed-[^.]+|new)$/.test(file)
    if (isOurs && !used.has(file)) rmSync(join(directory, file), { force: true })
  }
}
