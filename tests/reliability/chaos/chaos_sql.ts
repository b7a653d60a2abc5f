import { Sql, SqlTransaction, type SqlValue } from '#domain/ports/sql'
import type { Faults } from './faults.js'

/**
 * A database that fails now and then: before a statement, in the middle of a transaction, or when all is committed and only
 * the answer is missing.
 */
export class ChaosSql extends Sql {
  readonly dialect: Sql['dialect']

  constructor(
    private readonly inner: Sql,
    private readonly faults: Faults
  ) {
    super()
    this.dialect = inner.dialect
  }

  select<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return this.faults.around(sql, isWrite(sql), () => this.inner.select<Row>(sql, values))
  }

  run(sql: string, values?: readonly SqlValue[]): Promise<number> {
    return this.faults.around(sql, true, () => this.inner.run(sql, values))
  }

  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return this.faults.around('a transaction', true, () =>
      this.inner.transaction((tx) => work(new ChaosTransaction(tx, this.faults)))
    )
  }
}

class ChaosTransaction extends SqlTransaction {
  readonly dialect: Sql['dialect']

  constructor(
    private readonly inner: SqlTransaction,
    private readonly faults: Faults
  ) {
    super()
    this.dialect = inner.dialect
  }

  select<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return this.faults.around(sql, isWrite(sql), () => this.inner.select<Row>(sql, values))
  }

  run(sql: string, values?: readonly SqlValue[]): Promise<number> {
    return this.faults.around(sql, true, () => this.inner.run(sql, values))
  }

  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return work(this)
  }

  onRollback(undo: () => void): void {
    this.inner.onRollback(undo)
  }

  onCommit(effect: () => void): void {
    this.inner.onCommit(effect)
  }
}

/** Not so a SELECT; what gives rows may write all the same, as an UPDATE with RETURNING. */
export const isWrite = (sql: string) => !/^\s*SELECT\b/i.test(sql)
