import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { Sql, type SqlTransaction, type SqlValue } from '#domain/ports/sql'
import { PLAIN_CONTACTS } from '#domain/ports/contact_seal'
import type { ContactVault } from '#app/shared/sealing/contact_vault'
import { type DriverConnection, takeConnection } from './driver_connection.js'
import { DriverTransaction } from './driver_transaction.js'
import { openRows } from './open_rows.js'
import type { SqliteStatements } from './sqlite_statements.js'

/**
 * `Sql` over a Lucid connection. On SQLite, single statements use `statements`. If the database is
 * locked, a write runs on a connection of the pool instead, which waits for the lock. With a vault,
 * `contacts` encrypts, reads decrypt, and no statement runs before the vault has its keys.
 */
export class LucidSql extends Sql {
  readonly dialect: 'sqlite' | 'postgres'
  override readonly contacts

  constructor(
    private readonly client: QueryClientContract,
    private readonly statements: SqliteStatements | null,
    private readonly vault: ContactVault | null = null
  ) {
    super()
    this.dialect = client.dialect.name === 'postgres' ? 'postgres' : 'sqlite'
    this.contacts = vault ?? PLAIN_CONTACTS
  }

  async select<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    if (this.vault && !this.vault.isFresh) await this.#loadKeys()
    const rows = await this.#select<Row>(sql, values)
    return this.vault ? openRows(rows, this.vault, () => this.#loadKeys()) : rows
  }

  async run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    if (this.vault && !this.vault.isFresh) await this.#loadKeys()
    const changes = this.statements ? await this.statements.run(sql, values) : null
    return changes ?? this.#onConnection((connection) => connection.run(sql, values))
  }

  async transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    if (this.vault && !this.vault.isFresh) await this.#loadKeys()
    const opening = this.vault && { vault: this.vault, loadKeys: () => this.#loadKeys() }
    const tx = new DriverTransaction(this.client, this.dialect, opening)
    try {
      const result = await work(tx)
      await tx.commit()
      return result
    } catch (error) {
      await tx.rollback()
      throw error
    }
  }

  async #select<Row>(sql: string, values: readonly SqlValue[]): Promise<Row[]> {
    if (this.statements && isRead(sql)) return this.statements.select<Row>(sql, values)
    return this.#onConnection((connection) => connection.select<Row>(sql, values))
  }

  #loadKeys(): Promise<void> {
    return this.vault!.load(new LucidSql(this.client, this.statements))
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
