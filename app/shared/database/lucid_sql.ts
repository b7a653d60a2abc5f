import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Sql, type SqlTransaction, type SqlValue } from '#domain/ports/sql'
import { type DriverConnection, takeConnection } from './driver_connection.js'
import { DriverTransaction } from './driver_transaction.js'
import type { SqliteStatements } from './sqlite_statements.js'

/**
 * `Sql` over a Lucid connection. On SQLite, single statements use `statements`. A write that finds
 * the database locked waits for the pool's connection and uses it instead.
 */
export class LucidSql extends Sql {
  readonly dialect: 'sqlite' | 'postgres'

  constructor(
    private readonly client: QueryClientContract,
    private readonly statements: SqliteStatements | null
  ) {
    super()
    this.dialect = client.dialect.name === 'postgres' ? 'postgres' : 'sqlite'
  }

  async select<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    if (this.statements && isRead(sql)) return this.statements.select<Row>(sql, values)
    return this.#onConnection((connection) => connection.select<Row>(sql, values))
  }

  async run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    const changes = this.statements ? await this.statements.run(sql, values) : null
    return changes ?? this.#onConnection((connection) => connection.run(sql, values))
  }

  async transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    const tx = new DriverTransaction(this.client, this.dialect)
    try {
      const result = await work(tx)
      await tx.commit()
      return result
    } catch (error) {
      await tx.rollback()
      throw error
    }
  }

  async #onConnection<T>(work: (connection: DriverConnection) => Promise<T>): Promise<T> {
    const connection = await takeConnection(this.client)
    try {
      return await work(connection)
    } finally {
      connection.release()
    }
  }
}

const isRead = (sql: string) => /^\s*(?:SELECT|WITH)\b/i.test(sql)
