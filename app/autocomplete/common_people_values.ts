import {
  COMMON_FIELDS,
  type CommonField,
  type CommonValue,
  commonValues,
} from '#domain/autocomplete/common_values'
import type { SearchIndex } from '#domain/ports/search_index'
import type { StoredPerson } from '#domain/search/people_document'

/** The people whose values are compared: those with the highest ranks. */
const SAMPLE = 1_000
/** More values are counted than returned, because the sample is not the whole index. */
const [COUNTED, RETURNED] = [10, 6]
const MAX_COUNT = 1_000_000_000
const CACHE_TTL_MS = 10 * 60_000
const DEADLINE_MS = 3_000

type Counted = { value: string; people: number }
export type CommonCounts = Record<CommonField, Counted[]>

/** Counts the people who have the most common titles, countries and industries. Caches the counts. */
export class CommonPeopleValues {
  #cached: { counts: Promise<CommonCounts>; at: number } | null = null

  constructor(
    private readonly index: Pick<SearchIndex, 'search'>,
    /** Receives the error of an index that cannot respond. */
    private readonly report: (error: unknown) => void,
    private readonly now: () => number = () => performance.now()
  ) {}

  /** Returns no values while the index cannot respond. */
  read(): Promise<CommonCounts> {
    if (this.#cached && this.now() - this.#cached.at < CACHE_TTL_MS) return this.#cached.counts
    const counts = this.#count().catch((error) => {
      this.report(error)
      this.#cached = null
      return { title: [], location: [], industry: [] }
    })
    this.#cached = { counts, at: this.now() }
    return counts
  }

  async #count(): Promise<CommonCounts> {
    const signal = AbortSignal.timeout(DEADLINE_MS)
    const { hits } = await this.index.search('people', { limit: SAMPLE }, { signal })
    const people = hits.map(({ stored }) => stored as StoredPerson)
    const counted = await Promise.all(
      COMMON_FIELDS.map(async (field) => [
        field,
        await this.#exact(commonValues(field, people, COUNTED), signal),
      ])
    )
    return Object.fromEntries(counted)
  }

  async #exact(values: readonly CommonValue[], signal: AbortSignal): Promise<Counted[]> {
    const counts = await Promise.all(
      values.map(async ({ value, filter }) => {
        const { total } = await this.index.search(
          'people',
          { filter, limit: 0, countTo: MAX_COUNT },
          { signal }
        )
        return { value, people: total?.value ?? 0 }
      })
    )
    return counts.sort((a, b) => b.people - a.people).slice(0, RETURNED)
  }
}
