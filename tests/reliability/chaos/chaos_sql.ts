import { Sql, SqlTransaction, type SqlValue } from '#domain/ports/sql'
import type { Faults } from './faults.js'

/**
 * A database that sometimes fails: before a statement, inside a transaction, or after the commit.
 * In the last case only the response is lost.
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

/**
 * Whether a statement may write: anything but SELECT. Some of these also return rows, such as
 * UPDATE ... RETURNING.
 */
export const isWrite = (sql: string) => !/^\s*SELECT\b/i.test(sql)
