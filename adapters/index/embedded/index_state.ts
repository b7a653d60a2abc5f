import { Turns } from '../../threads/turns.js'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { IndexChange, IndexDocument, IndexStatus } from '#domain/ports/search_index'
import { buildDelta, MERGED_INLINE, mergeInline, worthMerging } from './delta.js'
import { IndexSnapshot } from './index_snapshot.js'
import { type Manifest, readManifest, type SegmentEntry } from './manifest.js'
import { removedSet } from './removed.js'
import { type LoadedSegment, loadRemoved, loadSegment } from './segment_store.js'
import { SnapshotSegment } from './snapshot.js'

/**
 * A change after the base version. `segment` is the key of the document's segment; null if removed.
 */
type DeltaEntry = { sequence: number; segment: string | null }

/**
 * One index in this process: the loaded durable version (base), the changes after it (delta), and
 * the snapshot of both that searches see.
 */
export class IndexState {
  manifest: Manifest | null = null
  position = -1
  snapshot = new IndexSnapshot([], [])
  #loaded: LoadedSegment[] = []
  #base: SnapshotSegment[] = []
  #delta: SnapshotSegment[] = []
  #entries = new Map<string, DeltaEntry>()
  #busy = new Set<string>()
  #stamp = ''
  readonly #turns = new Turns()

  constructor(
    private readonly directory: string,
    private readonly storedInMemory: number,
    private readonly publish: (snapshot: IndexSnapshot) => void
  ) {}

  /** Loads the version on disk when it differs from the loaded one. */
  refresh(): Promise<void> {
    if (this.#stampNow() === this.#stamp) return Promise.resolve()
    return this.#turns.do(async () => {
      for (let attempt = 0; ; attempt++) {
        const stamp = this.#stampNow()
        if (stamp === this.#stamp) return
        const manifest = readManifest(this.directory)
        if (!manifest) return
        try {
          await this.#adopt(manifest)
          this.#stamp = stamp
          return
        } catch (error) {
          // A version's files are deleted two versions later or by a purge, so a slow reader retries
          // with the current version.
          if (attempt === 4 || this.#stampNow() === stamp) throw error
        }
      }
    })
  }

  apply(changes: IndexChange[]): Promise<void> {
    return this.#turns.do(async () => {
      const fresh = new Map<string, IndexChange>()
      let position = this.position
      for (const change of changes) {
        if (change.sequence <= position) continue
        position = change.sequence
        fresh.set(change.id, change)
      }
      if (fresh.size === 0) return
      const documents = [...fresh.values()].flatMap(({ id, document }): IndexDocument[] =>
        document ? [{ ...document, id }] : []
      )
      const built = await buildDelta(documents)
      this.#remove(fresh.keys())
      for (const { id, sequence } of fresh.values()) this.#entries.set(id, { sequence, segment: null })
      for (const { key, reader } of built) {
        for (let doc = 0; doc < reader.documents; doc++) {
          const entry = this.#entries.get(reader.ids.get(doc))
          if (entry) entry.segment = key
        }
      }
      this.#delta.push(...built)
      this.position = position
      this.#mergeSmall()
      this.#publishSnapshot()
    })
  }

  /** Returns the delta segments to merge on a thread and reserves them until `replaceDelta`. */
  takeLargeDelta(): SnapshotSegment[] {
    const taken = worthMerging(this.#idle())
    for (const { key } of taken) this.#busy.add(key)
    return taken
  }

  /**
   * Replaces merged delta segments by `replacement`. Null cancels the merge. Does nothing if a
   * merged segment is gone.
   */
  replaceDelta(merged: SnapshotSegment[], replacement: SnapshotSegment | null): Promise<void> {
    return this.#turns.do(async () => {
      for (const { key } of merged) this.#busy.delete(key)
      const present = new Set(this.#delta.map((segment) => segment.key))
      if (!replacement || !merged.every(({ key }) => present.has(key))) return
      this.#replace(merged, replacement)
      this.#publishSnapshot()
    })
  }

  status(name: IndexStatus['name']): IndexStatus {
    const base = this.#base.reduce((sum, segment) => sum + segment.live, 0)
    const delta = this.#delta.reduce((sum, segment) => sum + segment.live, 0)
    return {
      name,
      version: this.manifest?.version ?? '',
      documents: base + delta,
      segments: this.#base.length + this.#delta.length,
      delta,
      tombstones: this.#base.reduce((sum, segment) => sum + (segment.removed?.docs.length ?? 0), 0),
      position: this.position,
      bytes:
        this.#loaded.reduce((sum, segment) => sum + segment.bytes, 0) +
        this.#delta.reduce((sum, segment) => sum + segment.reader.buffer.byteLength, 0),
      builtAt: this.manifest?.builtAt ?? null,
    }
  }

  /** Returns a consistent state for a merge. Base segments include their manifest entries. */
  forMerge() {
    const entries = new Map(this.manifest?.segments.map((entry) => [entry.id, entry]))
    const base = this.#base.map((segment) => ({ segment, entry: entries.get(segment.key) as SegmentEntry }))
    return { base, delta: [...this.#delta], position: this.position, changes: this.#entries.size }
  }

  retire(): void {
    this.snapshot.retire()
  }

  /**
   * Makes a version the base and keeps the changes after its position. Drops all changes if that
   * position is lower than the previous version's.
   */
  async #adopt(manifest: Manifest): Promise<void> {
    const known = new Map(this.#loaded.map((segment) => [segment.id, segment]))
    const loaded: LoadedSegment[] = []
    const base: SnapshotSegment[] = []
    const stored = manifest.segments.reduce((sum, entry) => sum + entry.stored.bytes, 0)
    const share = Math.min(1, this.storedInMemory / (stored || 1))
    try {
      for (const entry of manifest.segments) {
        const inMemory = Math.floor(entry.stored.bytes * share)
        const segment = known.get(entry.id) ?? (await loadSegment(this.directory, entry, inMemory))
        segment.users++
        loaded.push(segment)
        const removed = await loadRemoved(this.directory, entry)
        base.push(new SnapshotSegment(entry.id, segment.reader, segment.stored, removed))
      }
    } catch (error) {
      for (const segment of loaded) segment.release()
      throw error
    }
    const goesBack = this.manifest !== null && manifest.position < this.manifest.position
    this.manifest = manifest
    const old = this.#loaded
    this.#loaded = loaded
    this.#base = base
    this.#dropDelta(goesBack ? Infinity : manifest.position)
    this.position = goesBack ? manifest.position : Math.max(manifest.position, this.position)
    this.#removeFromBase(this.#entries.keys())
    this.#publishSnapshot()
    for (const segment of old) segment.release()
  }

  #dropDelta(position: number): void {
    const dropped: string[] = []
    for (const [id, { sequence }] of this.#entries) if (sequence <= position) dropped.push(id)
    this.#removeFromDelta(dropped)
    for (const id of dropped) this.#entries.delete(id)
    this.#delta = this.#delta.filter((segment) => segment.live > 0)
  }

  #remove(ids: Iterable<string>): void {
    const all = [...ids]
    this.#removeFromBase(all)
    this.#removeFromDelta(all)
    this.#delta = this.#delta.filter((segment) => segment.live > 0)
  }

  #removeFromBase(ids: Iterable<string>): void {
    const all = [...ids]
    this.#base = this.#base.map((segment) => withoutIds(segment, all))
  }

  #removeFromDelta(ids: string[]): void {
    const bySegment = new Map<string, string[]>()
    for (const id of ids) {
      const segment = this.#entries.get(id)?.segment
      if (segment) bySegment.set(segment, [...(bySegment.get(segment) ?? []), id])
    }
    this.#delta = this.#delta.map((segment) => {
      const gone = bySegment.get(segment.key)
      return gone ? withoutIds(segment, gone) : segment
    })
  }

  /** Merges small delta segments on the main thread. */
  #mergeSmall(): void {
    for (;;) {
      const small = worthMerging(this.#idle().filter((segment) => segment.live < MERGED_INLINE))
      if (small.length === 0 || small.reduce((sum, segment) => sum + segment.live, 0) > MERGED_INLINE) return
      this.#replace(small, mergeInline(small))
    }
  }

  #idle(): SnapshotSegment[] {
    return this.#delta.filter((segment) => !this.#busy.has(segment.key))
  }

  /**
   * Replaces merged segments. Removes documents from the replacement that were changed or removed
   * during the merge.
   */
  #replace(merged: SnapshotSegment[], replacement: SnapshotSegment): void {
    const keys = new Set(merged.map((segment) => segment.key))
    const outdated: number[] = []
    const { reader, key } = replacement
    for (let doc = 0; doc < reader.documents; doc++) {
      const entry = this.#entries.get(reader.ids.get(doc))
      if (entry?.segment && keys.has(entry.segment)) entry.segment = key
      else outdated.push(doc)
    }
    this.#delta = this.#delta.filter((segment) => !keys.has(segment.key))
    this.#delta.push(without(replacement, outdated))
    this.#delta = this.#delta.filter((segment) => segment.live > 0)
  }

  #publishSnapshot(): void {
    const before = this.snapshot
    this.snapshot = new IndexSnapshot([...this.#base, ...this.#delta], this.#loaded.slice())
    this.publish(this.snapshot)
    before.retire()
  }

  #stampNow(): string {
    try {
      const { mtimeMs, ino, size } = statSync(join(this.directory, 'manifest.json'))
      return `${mtimeMs} ${ino} ${size}`
    } catch {
      return ''
    }
  }
}

const withoutIds = (segment: SnapshotSegment, ids: string[]) =>
  without(
    segment,
    ids.map((id) => segment.find(id))
  )

function without(segment: SnapshotSegment, docs: number[]): SnapshotSegment {
  const found = docs.filter((doc) => doc !== -1)
  if (found.length === 0) return segment
  const { key, reader, stored } = segment
  return new SnapshotSegment(key, reader, stored, removedSet(segment.removed, found, reader.documents))
}
