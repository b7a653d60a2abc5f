import { INDEX_NAMES, type SearchIndex } from '#domain/ports/search_index'
import type { Sql } from '#domain/ports/sql'

/** How long an engine may keep removed documents as history. */
const HISTORY_MS = 2 * 60_000
const DAY_MS = 86_400_000

/**
 * Purges the indexes once more after erasures, because some engines keep removed documents as
 * history for a short time. Each process remembers the erasure that it purged for last.
 */
export class PurgeAgain {
  #purgedFor = ''

  constructor(
    private readonly sql: Sql,
    private readonly index: Pick<SearchIndex, 'purge'>
  ) {}

  /** Purges if an erasure of the last day has waited long enough. Returns whether it purged. */
  async sweep(now: Date): Promise<boolean> {
    const [from, until] = [DAY_MS, HISTORY_MS].map((ms) => new Date(now.getTime() - ms).toISOString())
    const [{ newest }] = await this.sql.select<{ newest: string | null }>(
      'SELECT MAX(compacted_at) AS newest FROM privacy_requests WHERE compacted_at > ? AND compacted_at < ?',
      [from, until]
    )
    if (newest === null || newest <= this.#purgedFor) return false
    for (const name of INDEX_NAMES) await this.index.purge(name)
    this.#purgedFor = newest
    return true
  }
}
