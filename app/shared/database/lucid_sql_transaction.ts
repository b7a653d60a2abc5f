import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { SqlTransaction, type SqlValue } from '#domain/ports/sql'
import { TransactionEffects } from './transaction_effects.js'
import { overDriver, overLucid, type TransactionWay } from './transaction_way.js'

/**
 * A transaction of a Lucid connection. It begins with its first statement: over the driver, or over Lucid where
 * `clientOf` was asked first, for models to join it.
 */
export class LucidSqlTransaction extends SqlTransaction {
  readonly #effects = new TransactionEffects()
  #way: Promise<TransactionWay> | undefined
  #state: 'open' | 'failed' | 'ended' = 'open'

  constructor(
    private readonly connection: QueryClientContract,
    readonly dialect: 'sqlite' | 'postgres'
  ) {
    super()
  }

  select<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.#ask((way) => way.select<Row>(sql, values))
  }

  run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    return this.#ask((way) => way.run(sql, values))
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

  /** The transaction as Lucid's models take it. */
  async lucidClient(): Promise<TransactionClientContract> {
    this.#way ??= overLucid(this.connection)
    const { client } = await this.#way
    if (!client) throw new Error('clientOf has to come before the first statement of a transaction')
    return client
  }

  /** Throws when it did not commit; then it must be rolled back. */
  async commit(): Promise<void> {
    // PostgreSQL turns such a commit into a rollback without a word.
    if (this.#state === 'failed') throw new Error('a transaction in which a statement failed cannot commit')
    await (await this.#way)?.commit()
    this.#state = 'ended'
    this.#effects.committed()
  }

  /** Undoes all of it, unless it has committed. */
  async rollback(): Promise<void> {
    if (this.#state === 'ended') return
    this.#state = 'ended'
    try {
      // Where it could not begin there is nothing to undo.
      const way = await this.#way?.catch(() => undefined)
      await way?.rollback()
    } finally {
      this.#effects.rolledBack()
    }
  }

  async #ask<T>(statement: (way: TransactionWay) => Promise<T>): Promise<T> {
    if (this.#state === 'ended') throw new Error('the transaction has ended')
    this.#way ??= overDriver(this.connection)
    try {
      return await statement(await this.#way)
    } catch (error) {
      if (this.#state === 'open') this.#state = 'failed'
      throw error
    }
  }
}

/** The transaction as Lucid's models take it; to be asked for before the first statement. */
export function clientOf(tx: SqlTransaction): Promise<TransactionClientContract> {
  if (!(tx instanceof LucidSqlTransaction)) throw new Error('This transaction is not of Lucid.')
  return tx.lucidClient()
}
