import type Database from 'better-sqlite3'
import type { SqlValue } from '#domain/ports/sql'

/** Statements are constants of the code; those made of parts would fill the map without end. */
const MAX_PREPARED = 500

/** The statements of one SQLite connection, each prepared once. */
export class PreparedStatements {
  readonly #prepared = new Map<string, Database.Statement>()

  constructor(readonly database: Database.Database) {}

  select<Row>(sql: string, values: readonly SqlValue[] = []): Row[] {
    return this.#statement(sql).all(...bound(values)) as Row[]
  }

  /** How many rows changed. */
  run(sql: string, values: readonly SqlValue[] = []): number {
    return this.#statement(sql).run(...bound(values)).changes
  }

  #statement(sql: string): Database.Statement {
    let statement = this.#prepared.get(sql)
    if (!statement) {
      if (this.#prepared.size >= MAX_PREPARED) this.#prepared.clear()
      statement = this.database.prepare(sql)
      this.#prepared.set(sql, statement)
    }
    return statement
  }
}

/** SQLite knows no booleans. */
const bound = (values: readonly SqlValue[]) =>
  values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
