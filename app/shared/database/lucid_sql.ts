import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { RawQueryBindings } from '@adonisjs/lucid/types/querybuilder'
import { Sql, SqlTransaction, type SqlValue } from '#domain/ports/sql'
import { bound, type SqliteStatements } from './sqlite_statements.js'
import { TransactionEffects } from './transaction_effects.js'

type Client = QueryClientContract | TransactionClientContract

/**
 * `Sql` over a Lucid connection. On SQLite, single statements take the prepared way of `statements` where it is free and
 * the pool's connection where that one is writing.
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
    return rows<Row>(this.client, sql, values)
  }

  async run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    return this.statements?.run(sql, values) ?? changed(this.client, sql, values)
  }

  async transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    const effects = new TransactionEffects()
    const client = await this.client.transaction()
    try {
      const tx = new LucidSqlTransaction(client, effects)
      const result = await work(tx)
      // PostgreSQL turns such a commit into a rollback without a word.
      if (tx.hasFailed) throw new Error('a transaction in which a statement failed cannot commit')
      await client.commit()
      effects.committed()
      return result
    } catch (error) {
      if (!client.isCompleted) await client.rollback()
      effects.rolledBack()
      throw error
    }
  }
}

/** A Lucid transaction as the ports take it; models join it through `client`. */
export class LucidSqlTransaction extends SqlTransaction {
  readonly dialect: 'sqlite' | 'postgres'
  /** Whether a statement failed in it, also where that was caught. */
  hasFailed = false

  constructor(
    readonly client: TransactionClientContract,
    private readonly effects: TransactionEffects
  ) {
    super()
    this.dialect = client.dialect.name === 'postgres' ? 'postgres' : 'sqlite'
  }

  select<Row>(sql: string, values: readonly SqlValue[] = []): Promise<Row[]> {
    return this.#watched(rows<Row>(this.client, sql, values))
  }

  run(sql: string, values: readonly SqlValue[] = []): Promise<number> {
    return this.#watched(changed(this.client, sql, values))
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

  async #watched<T>(statement: Promise<T>): Promise<T> {
    try {
      return await statement
    } catch (error) {
      this.hasFailed = true
      throw error
    }
  }
}

/** The transaction as Lucid's models take it. */
export function clientOf(tx: SqlTransaction): TransactionClientContract {
  if (!(tx instanceof LucidSqlTransaction)) throw new Error('This transaction is not of Lucid.')
  return tx.client
}

const isRead = (sql: string) => /^\s*(?:SELECT|WITH)\b/i.test(sql)

/** The driver's answer: rows on SQLite, a result with rows and rowCount on PostgreSQL. */
const ask = (client: Client, sql: string, values: readonly SqlValue[]) =>
  client.rawQuery(sql, (client.dialect.name === 'postgres' ? values : bound(values)) as RawQueryBindings)

async function rows<Row>(client: Client, sql: string, values: readonly SqlValue[]): Promise<Row[]> {
  const result = await ask(client, sql, values)
  return client.dialect.name === 'postgres' ? result.rows : result
}

async function changed(client: Client, sql: string, values: readonly SqlValue[]): Promise<number> {
  const result = await ask(client, sql, values)
  return client.dialect.name === 'postgres' ? (result.rowCount ?? 0) : (result.changes ?? 0)
}
