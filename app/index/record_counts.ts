import type { IndexName } from '#domain/ports/search_index'
import type { IndexSource } from './index_source.js'

/** How long a count is told before it is made again. */
const KEPT_MS = 60_000

type Counted = { records: Promise<number>; at: number }

/** How many records there are behind each index, as this process counted them: to count them may be to read them all. */
export class RecordCounts {
  readonly #counted = new Map<IndexName, Counted>()

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** The count of at most a minute ago, or of `maxAge` milliseconds. Who asks while it is made waits for the same one. */
  of({ name, count }: Pick<IndexSource, 'name' | 'count'>, maxAge = KEPT_MS): Promise<number> {
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
