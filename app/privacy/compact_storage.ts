import type { ErasedPerson } from '#domain/privacy/personal_data'
import type { SearchIndex } from '#domain/ports/search_index'
import { INDEX_NAMES } from '#domain/ports/search_index'
import type { Sql } from '#domain/ports/sql'
import type { IndexFollower } from '#app/index/index_follower'
import { anyOf } from '#app/shared/database/any_of'
import type { CompactDatabase } from '#app/shared/database/compact_database'

/** Removes deleted data from disk: from the indexes, and from the free space of the database. */
export class CompactStorage {
  constructor(
    private readonly sql: Sql,
    private readonly index: SearchIndex,
    private readonly follower: Pick<IndexFollower, 'catchUp'>,
    private readonly database: CompactDatabase
  ) {}

  /** Also deletes the change-log entries of the person, once every index has applied them. */
  async compact(person: ErasedPerson): Promise<void> {
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

  async #purgeIndexes(): Promise<void> {
    await this.follower.catchUp()
    for (const name of INDEX_NAMES) await this.index.purge(name)
  }
}
