import type { Database } from '@adonisjs/lucid/database'

/**
 * Maximum size of an SQLite file that is rewritten without `whole`, because rewriting blocks all
 * writers. `privacy:compact` rewrites larger files too.
 */
const MAX_BYTES = 256 * 2 ** 20
const TRIES = 20
const WAIT_MS = 100

type Checkpoint = { busy: number }

/** Removes deleted rows from the files of the database. */
export class CompactDatabase {
  constructor(private readonly database: Database) {}

  /**
   * SQLite overwrites deleted rows at once (`secure_delete`), so this only truncates the
   * write-ahead log, and rewrites small files. PostgreSQL frees the space of deleted rows.
   * @param whole rewrites files of any size, and on PostgreSQL all tables, which locks them
   */
  async compact({ whole = false } = {}): Promise<void> {
    const client = this.database.connection()
    if (client.dialect.name === 'postgres') {
      // The connection of migrations has no statement timeout.
      await this.database.connection('migrations').rawQuery(whole ? 'VACUUM FULL' : 'VACUUM')
      return
    }
    const bytes = await this.#bytes()
    if (whole || bytes <= MAX_BYTES) await client.rawQuery('VACUUM')
    for (let attempt = 1; ; attempt++) {
      const [{ busy }]: Checkpoint[] = await client.rawQuery('PRAGMA wal_checkpoint(TRUNCATE)')
      if (!busy) return
      if (attempt === TRIES) throw new Error('the write-ahead log of the database is in use')
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
    }
  }

  async #bytes(): Promise<number> {
    const client = this.database.connection()
    const [{ page_count }]: { page_count: number }[] = await client.rawQuery('PRAGMA page_count')
    const [{ page_size }]: { page_size: number }[] = await client.rawQuery('PRAGMA page_size')
    return page_count * page_size
  }
}
