import type { LoadedSegment } from './segment_store.js'
import type { SnapshotSegment } from './snapshot.js'

/** The index state that searches see. Its files stay open until it is retired and unused. */
export class IndexSnapshot {
  #searches = 0
  #retired = false

  constructor(
    readonly segments: SnapshotSegment[],
    private readonly loaded: LoadedSegment[]
  ) {
    for (const segment of loaded) segment.users++
  }

  async during<T>(search: () => Promise<T>): Promise<T> {
    this.#searches++
    try {
      return await search()
    } finally {
      this.#searches--
      this.#releaseIfDone()
    }
  }

  retire(): void {
    this.#retired = true
    this.#releaseIfDone()
  }

  #releaseIfDone(): void {
    if (!this.#retired || this.#searches > 0) return
    for (const segment of this.loaded.splice(0)) segment.release()
  }
}
