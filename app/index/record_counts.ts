import type { IndexName } from '#domain/ports/search_index'
import type { IndexSource } from './index_source.js'

const CACHE_TTL_MS = 60_000

type Counted = { records: Promise<number>; at: number }

/** Caches the number of records of each index, because counting may read them all. */
export class RecordCounts {
  readonly #counted = new Map<IndexName, Counted>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Returns a count that is at most `maxAge` ms old. Concurrent calls share one count. */
  of({ name, count }: Pick<IndexSource, 'name' | 'count'>, maxAge = CACHE_TTL_MS): Promise<number> {
    const last = this.#counted.get(name)
    if (last && this.now() - last.at < maxAge) return last.records
    const counted: Counted = { records: count(), at: Number.POSITIVE_INFINITY }
    this.#counted.set(name, counted)
    counted.records.then(
      () => (counted.at = this.now()),
      () => this.#counted.delete(name)
    )
    return counted.records
  }
}
