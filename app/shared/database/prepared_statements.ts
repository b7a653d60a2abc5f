import type Database from 'better-sqlite3'
import type { SqlValue } from '#domain/ports/sql'

/** Maximum number of kept statements. Only SQL text with variable parts could reach this number. */
const MAX_PREPARED = 500

/** Prepares each statement of one SQLite connection once. */
export class PreparedStatements {
  readonly #prepared = new Map<string, Database.Statement>()

  constructor(readonly database: Database.Database) {}

  select<Row>(sql: string, values: readonly SqlValue[] = []): Row[] {
    return this.#statement(sql).all(...bound(values)) as Row[]
  }

  /** Returns the number of changed rows. */
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

/** Converts booleans to 0 and 1, because SQLite has no booleans. */
const bound = (values: readonly SqlValue[]) =>
  values.map((value) => (typeof value === 'boolean' ? Number(value) : value))
