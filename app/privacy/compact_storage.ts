import type { ErasedPerson } from '#domain/privacy/personal_data'
import type { SearchIndex } from '#domain/ports/search_index'
import { INDEX_NAMES } from '#domain/ports/search_index'
import type { Sql } from '#domain/ports/sql'
import { LOST_MS } from '#app/index/index_rebuilds'
import type { IndexFollower } from '#app/index/index_follower'
import { anyOf } from '#app/shared/database/any_of'
import type { CompactDatabase } from '#app/shared/database/compact_database'
import { ErasureError } from './erasure_error.js'

const POLL_MS = 250
/** Longest wait for a rebuild. After it, the request fails and is retried later. */
const MAX_WAIT_MS = 60_000

/** Removes deleted data from disk: from the indexes, and from the free space of the database. */
export class CompactStorage {
  constructor(
    private readonly sql: Sql,
    private readonly index: SearchIndex,
    private readonly follower: Pick<IndexFollower, 'catchUp'>,
    private readonly database: CompactDatabase
  ) {}

  /**
   * Purges the indexes and compacts the database. Also deletes the removals of the person from the change
   * log, after every index has applied them.
   */
  async compact(person: ErasedPerson): Promise<void> {
    await this.#rebuilt()
    await this.#purgeIndexes()
    await this.forgetChanges(person)
    await this.database.compact()
  }

  /** Rewrites the indexes and the whole database. */
  async compactAll(): Promise<void> {
    await this.#purgeIndexes()
    await this.database.compact({ whole: true })
  }

  async forgetChanges({ personIds }: ErasedPerson): Promise<void> {
    if (personIds.length === 0) return
    const [condition, binding] = anyOf(this.sql, 'entity_id', personIds)
    await this.sql.run(
      `DELETE FROM index_changes WHERE index_name = 'people' AND op = 'delete' AND ${condition}`,
      [binding]
    )
  }

  /**
   * Waits for rebuilds that may have read the person before the erasure. Their index versions need
   * the change log to delete the person.
   */
  async #rebuilt(): Promise<void> {
    for (let waited = 0; ; waited += POLL_MS) {
      const beat = new Date(Date.now() - LOST_MS).toISOString()
      const running = await this.sql.select(
        `SELECT index_name FROM index_rebuilds WHERE index_name = 'people' AND status = 'running' AND beat_at > ?`,
        [beat]
      )
      if (running.length === 0) return
      if (waited >= MAX_WAIT_MS) throw new ErasureError('the people index is being rebuilt')
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
  }

  async #purgeIndexes(): Promise<void> {
    await this.follower.catchUp()
    for (const name of INDEX_NAMES) await this.index.purge(name)
  }
}
