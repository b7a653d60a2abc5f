import pg from 'pg'
import { Sql, SqlTransaction, type SqlValue } from '#domain/ports/sql'
import { Effects } from './effects.js'

/** `Sql` on one schema of a PostgreSQL database. Transactions run concurrently. */
export class TestPostgres extends Sql {
  readonly dialect = 'postgres'
  readonly #pool: pg.Pool

  constructor(connectionString: string, schema: string, connections = 12) {
    super()
    this.#pool = new pg.Pool({ connectionString, max: connections, options: `-c search_path=${schema}` })
    // The server may end a connection while the pool closes.
    this.#pool.on('error', () => {})
  }

  async select<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return (await this.#pool.query(numbered(sql), [...values])).rows
  }

  async run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    return (await this.#pool.query(numbered(sql), [...values])).rowCount ?? 0
  }

  async transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect()
    const effects = new Effects()
    try {
      await client.query('BEGIN')
      const result = await work(new TestPostgresTransaction(client, effects))
      const { command } = await client.query('COMMIT')
      if (command !== 'COMMIT') throw new Error('a transaction in which a statement failed cannot commit')
      effects.committed()
      return result
    } catch (error) {
      await client.query('ROLLBACK')
      effects.rolledBack()
      throw error
    } finally {
      client.release()
    }
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}

class TestPostgresTransaction extends SqlTransaction {
  readonly dialect = 'postgres'

  constructor(
    private readonly client: pg.PoolClient,
    private readonly effects: Effects
  ) {
    super()
  }

  async select<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return (await this.client.query(numbered(sql), [...values])).rows
  }

  async run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    return (await this.client.query(numbered(sql), [...values])).rowCount ?? 0
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

/** Replaces `?` by PostgreSQL's numbered parameters. */
function numbered(sql: string): string {
  let number = 0
  return sql.replace(/\?/g, () => `$${++number}`)
}
