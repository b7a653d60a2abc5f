import Database from 'better-sqlite3'
import { Sql, SqlTransaction, type SqlValue } from '#domain/ports/sql'
import { Effects } from './effects.js'

/** `Sql` on one SQLite file or an in-memory copy. Statements wait while a transaction is open. */
export class TestSqlite extends Sql {
  readonly dialect = 'sqlite'
  readonly #database: Database.Database
  #turn: Promise<unknown> = Promise.resolve()

  constructor(file: string | Buffer) {
    super()
    this.#database = new Database(file)
    for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'foreign_keys = ON'])
      this.#database.pragma(pragma)
  }

  select<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.#inTurn(async () => all<Row>(this.#database, sql, values))
  }

  run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    return this.#inTurn(async () => run(this.#database, sql, values))
  }

  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return this.#inTurn(async () => {
      const effects = new Effects()
      this.#database.exec('BEGIN IMMEDIATE')
      try {
        const result = await work(new TestSqliteTransaction(this.#database, effects))
        this.#database.exec('COMMIT')
        effects.committed()
        return result
      } catch (error) {
        if (this.#database.inTransaction) this.#database.exec('ROLLBACK')
        effects.rolledBack()
        throw error
      }
    })
  }

  close(): void {
    this.#database.close()
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work)
    this.#turn = mine.catch(() => {})
    return mine
  }
}

class TestSqliteTransaction extends SqlTransaction {
  readonly dialect = 'sqlite'

  constructor(
    private readonly database: Database.Database,
    private readonly effects: Effects
  ) {
    super()
  }

  async select<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return all<Row>(this.database, sql, values)
  }

  async run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    return run(this.database, sql, values)
  }

  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return work(this)
  }

  onRollback(undo: () => void): void {
    this.effects.onRollback(undo)
  }

  onCommit(effect: () => void): void {
    this.effects.onCommit(effect)
  }
}

const bound = (values: readonly SqlValue[]) =>
  values.map((value) => (typeof value === 'boolean' ? Number(value) : value))

const all = <Row>(database: Database.Database, sql: string, values: readonly SqlValue[]) =>
  database.prepare(sql).all(...bound(values)) as Row[]

const run = (database: Database.Database, sql: string, values: readonly SqlValue[]) =>
  database.prepare(sql).run(...bound(values)).changes
