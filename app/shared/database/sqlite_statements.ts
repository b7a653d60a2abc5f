import Database from 'better-sqlite3'
import type { SqlValue } from '#domain/ports/sql'

/**
 * Prepared statements on a connection of their own: each runs at once and commits by itself, without waiting for the
 * pool's one connection. Never holds the write lock across a turn of the event loop.
 */
export class SqliteStatements {
  readonly #database: Database.Database
  readonly #prepared = new Map<string, Database.Statement>()

  constructor(file: string) {
    this.#database = new Database(file)
    this.#database.pragma('synchronous = NORMAL')
    this.#database.pragma('foreign_keys = ON')
    // Who holds the lock may be a transaction of this very process: waiting here would keep it from ever ending.
    this.#database.pragma('busy_timeout = 0')
  }

  select<Row>(sql: string, values: readonly SqlValue[]): Row[] {
    return this.#statement(sql).all(...bound(values)) as Row[]
  }

  /** How many rows changed, or null when the database is locked: then nothing was done. */
  run(sql: string, values: readonly SqlValue[]): number | null {
    try {
      return this.#statement(sql).run(...bound(values)).changes
    } catch (error) {
      if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY')) return null
      throw error
    }
  }

  close(): void {
    this.#database.close()
  }

  #statement(sql: string): Database.Statement {
    let statement = this.#prepared.get(sql)
    if (!statement) {
      // Statements are constants of the code; those made of parts would fill the map without end.
      if (this.#prepared.size >= 500) this.#prepared.clear()
      statement = this.#database.prepare(sql)
      this.#prepared.set(sql, statement)
    }
    return statement
  }
}

/** SQLite knows no booleans. */
export const bound = (values: readonly SqlValue[]) =>
  values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
