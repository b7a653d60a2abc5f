import { INDEX_NAMES, type SearchIndex } from '#domain/ports/search_index'
import type { Sql } from '#domain/ports/sql'

/** How long an engine may keep removed documents as history. */
const HISTORY_MS = 2 * 60_000

/**
 * Purges the indexes once more after erasures, because some engines keep removed documents as
 * history for a short time. A purge that fails is repeated, also after a restart.
 */
export class PurgeAgain {
  constructor(
    private readonly sql: Sql,
    private readonly index: Pick<SearchIndex, 'purge'>
  ) {}

  /**
   * Purges if an erasure has waited long enough. This takes long for large indexes. Returns whether
   * it purged.
   */
  async sweep(now: Date): Promise<boolean> {
    const due = 'purged_again_at IS NULL AND compacted_at < ?'
    const until = new Date(now.getTime() - HISTORY_MS).toISOString()
    const waiting = await this.sql.select(`SELECT id FROM privacy_requests WHERE ${due} LIMIT 1`, [until])
    if (waiting.length === 0) return false
    for (const name of INDEX_NAMES) await this.index.purge(name)
    await this.sql.run(`UPDATE privacy_requests SET purged_again_at = ? WHERE ${due}`, [
      now.toISOString(),
      until,
    ])
    return true
  }
}
