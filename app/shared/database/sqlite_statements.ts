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
 * Runs single statements on a separate connection, without waiting for the pool. Writes of one
 * event loop turn share a commit and resolve after it. Never holds a lock across turns.
 */
export class SqliteStatements {
  readonly #statements: PreparedStatements
  #waiting: Write[] = []

  /** @param checkpointPages write-ahead log pages after which a commit runs a checkpoint */
  constructor(file: string, checkpointPages: number) {
    const database = new Database(file)
    database.pragma('synchronous = NORMAL')
    database.pragma('foreign_keys = ON')
    // Never waits for the lock, because waiting would block a transaction of this process that
    // holds it.
    database.pragma('busy_timeout = 0')
    database.pragma('cache_size = -16384')
    database.pragma('secure_delete = ON')
    database.pragma(`wal_autocheckpoint = ${checkpointPages}`)
    this.#statements = new PreparedStatements(database)
  }

  select<Row>(sql: string, values: readonly SqlValue[]): Row[] {
    return this.#statements.select<Row>(sql, values)
  }

  /** Returns the number of changed rows, or null when the database was locked. */
  run(sql: string, values: readonly SqlValue[]): Promise<number | null> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ sql, values, resolve, reject }) === 1) setImmediate(() => this.#write())
    })
  }

  close(): void {
    this.#write()
    this.#statements.database.close()
  }

  #write(): void {
    const writes = this.#waiting
    this.#waiting = []
    if (writes.length > 1 && this.#writeBatch(writes)) return
    for (const write of writes) this.#writeOne(write)
  }

  /**
   * Runs all writes in one transaction and leaves out those that fail. Returns false if the
   * transaction failed, so that nothing was written.
   */
  #writeBatch(writes: readonly Write[]): boolean {
    const { database } = this.#statements
    const settle: (() => void)[] = []
    try {
      this.#statements.run('BEGIN IMMEDIATE')
      for (const { sql, values, resolve, reject } of writes)
        try {
          const changes = this.#statements.run(sql, values)
          settle.push(() => resolve(changes))
        } catch (error) {
          // SQLite has rolled back the whole transaction, for example because the disk is full.
          if (!database.inTransaction) throw error
          settle.push(() => reject(error))
        }
      this.#statements.run('COMMIT')
    } catch {
      if (database.inTransaction) this.#statements.run('ROLLBACK')
      return false
    }
    for (const each of settle) each()
    return true
  }

  #writeOne({ sql, values, resolve, reject }: Write): void {
    try {
      resolve(this.#statements.run(sql, values))
    } catch (error) {
      if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) resolve(null)
      else reject(error)
    }
  }
}
