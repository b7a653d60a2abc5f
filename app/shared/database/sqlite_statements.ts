import Database from 'better-sqlite3'
import type { SqlValue } from '#domain/ports/sql'
import { PreparedStatements } from './prepared_statements.js'

type Write = {
  sql: string
  values: readonly SqlValue[]
  resolve: (changes: number | null) => void
  reject: (error: unknown) => void
}

/**
 * Single statements on a connection of their own, without waiting for the pool's one connection. Writes of one turn of
 * the event loop commit together, as each commit costs far more than a statement; a write is answered after its commit.
 * Never holds the write lock across a turn.
 */
export class SqliteStatements {
  readonly #statements: PreparedStatements
  #waiting: Write[] = []

  /** @param checkpointPages pages of the write-ahead log after which a commit folds it into the file */
  constructor(file: string, checkpointPages: number) {
    const database = new Database(file)
    database.pragma('synchronous = NORMAL')
    database.pragma('foreign_keys = ON')
    // Who holds the lock may be a transaction of this very process: waiting here would keep it from ever ending.
    database.pragma('busy_timeout = 0')
    database.pragma('cache_size = -16384')
    database.pragma(`wal_autocheckpoint = ${checkpointPages}`)
    this.#statements = new PreparedStatements(database)
  }

  select<Row>(sql: string, values: readonly SqlValue[]): Row[] {
    return this.#statements.select<Row>(sql, values)
  }

  /** How many rows changed, or null when the database is locked: then nothing was done. */
  run(sql: string, values: readonly SqlValue[]): Promise<number | null> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ sql, values, resolve, reject }) === 1) setImmediate(() => this.#write())
    })
  }

  /** Does what still waits, then ends. */
  close(): void {
    this.#write()
    this.#statements.database.close()
  }

  #write(): void {
    const writes = this.#waiting
    this.#waiting = []
    if (writes.length > 1 && this.#together(writes)) return
    for (const write of writes) this.#alone(write)
  }

  /** All in one transaction, in which a failing statement is undone alone; false when none was done. */
  #together(writes: readonly Write[]): boolean {
    const { database } = this.#statements
    const tell: (() => void)[] = []
    try {
      this.#statements.run('BEGIN IMMEDIATE')
      for (const { sql, values, resolve, reject } of writes)
        try {
          const changes = this.#statements.run(sql, values)
          tell.push(() => resolve(changes))
        } catch (error) {
          // Such as a full disk: the engine has rolled all of it back.
          if (!database.inTransaction) throw error
          tell.push(() => reject(error))
        }
      this.#statements.run('COMMIT')
    } catch {
      if (database.inTransaction) this.#statements.run('ROLLBACK')
      return false
    }
    for (const each of tell) each()
    return true
  }

  #alone({ sql, values, resolve, reject }: Write): void {
    try {
      resolve(this.#statements.run(sql, values))
    } catch (error) {
      if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) resolve(null)
      else reject(error)
    }
  }
}
