import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { SqlTransaction, type SqlValue } from '#domain/ports/sql'
import { PLAIN_CONTACTS } from '#domain/ports/contact_seal'
import type { ContactVault } from '#app/shared/sealing/contact_vault'
import { type DriverConnection, takeConnection } from './driver_connection.js'
import { openRows } from './open_rows.js'
import { TransactionEffects } from './transaction_effects.js'

/** A transaction on one connection of Lucid's pool. Its first statement takes the connection. */
export class DriverTransaction extends SqlTransaction {
  readonly #effects = new TransactionEffects()
  #connection: Promise<DriverConnection> | undefined
  #state: 'open' | 'failed' | 'ended' = 'open'
  override readonly contacts

  constructor(
    private readonly client: QueryClientContract,
    readonly dialect: 'sqlite' | 'postgres',
    private readonly opening: { vault: ContactVault; loadKeys: () => Promise<void> } | null = null
  ) {
    super()
    this.contacts = opening?.vault ?? PLAIN_CONTACTS
  }

  async select<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    const rows = await this.#execute((connection) => connection.select<Row>(sql, values))
    return this.opening ? openRows(rows, this.opening.vault, this.opening.loadKeys) : rows
  }

  run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    return this.#execute((connection) => connection.run(sql, values))
  }

  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return work(this)
  }

  onRollback(undo: () => void): void {
    this.#effects.onRollback(undo)
  }

  onCommit(effect: () => void): void {
    this.#effects.onCommit(effect)
  }

  /** Throws when the transaction did not commit. The caller must then roll it back. */
  async commit(): Promise<void> {
    // PostgreSQL responds to COMMIT of a failed transaction with a rollback and no error.
    if (this.#state === 'failed') throw new Error('a transaction in which a statement failed cannot commit')
    const connection = await this.#connection
    await connection?.run('COMMIT')
    connection?.release()
    this.#state = 'ended'
    this.#effects.committed()
  }

  /** Undoes the transaction, unless it has committed. */
  async rollback(): Promise<void> {
    if (this.#state === 'ended') return
    this.#state = 'ended'
    // A transaction that could not begin has nothing to undo.
    const connection = await this.#connection?.catch(() => undefined)
    try {
      await connection?.rollback()
    } finally {
      connection?.release()
      this.#effects.rolledBack()
    }
  }

  async #execute<T>(statement: (connection: DriverConnection) => Promise<T>): Promise<T> {
    if (this.#state === 'ended') throw new Error('the transaction has ended')
    this.#connection ??= this.#begin()
    try {
      return await statement(await this.#connection)
    } catch (error) {
      if (this.#state === 'open') this.#state = 'failed'
      throw error
    }
  }

  /** Locks SQLite for writing at once, because a transaction that reads first may fail to write. */
  async #begin(): Promise<DriverConnection> {
    const connection = await takeConnection(this.client)
    try {
      await connection.run(this.dialect === 'postgres' ? 'BEGIN' : 'BEGIN IMMEDIATE')
      return connection
    } catch (error) {
      connection.release()
      throw error
    }
  }
}
