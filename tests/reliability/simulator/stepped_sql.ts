import { Sql, SqlTransaction, type SqlValue } from '#domain/ports/sql'
import { isWrite } from '../chaos/chaos_sql.js'
import type { Lane, Turns } from './turns.js'

/**
 * A database in which each call waits for its turn. On SQLite, transactions exclude each other, so
 * each is one step. On PostgreSQL each statement and commit is one step, so that others run in
 * between.
 */
export class SteppedSql extends Sql {
  readonly dialect: Sql['dialect']

  constructor(
    private readonly inner: Sql,
    private readonly lane: Lane,
    private readonly turns: Turns
  ) {
    super()
    this.dialect = inner.dialect
  }

  async select<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    await this.turns.turn(this.lane, sql, isWrite(sql))
    return this.turns.during(this.lane, () => this.inner.select<Row>(sql, values))
  }

  async run(sql: string, values?: readonly SqlValue[]): Promise<number> {
    await this.turns.turn(this.lane, sql, true)
    return this.turns.during(this.lane, () => this.inner.run(sql, values))
  }

  async transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    const { lane, turns } = this
    await turns.turn(lane, 'BEGIN', this.dialect === 'sqlite')
    if (this.dialect === 'sqlite') return turns.alone(lane, () => this.inner.transaction(work))
    let ended = turns.begin(lane)
    try {
      return await this.inner.transaction(async (tx) => {
        ended()
        try {
          const result = await work(new SteppedTransaction(tx, lane, turns))
          await turns.turn(lane, 'COMMIT', true)
          return result
        } finally {
          ended = turns.begin(lane)
        }
      })
    } finally {
      ended()
    }
  }
}

class SteppedTransaction extends SqlTransaction {
  readonly dialect: Sql['dialect']

  constructor(
    private readonly inner: SqlTransaction,
    private readonly lane: Lane,
    private readonly turns: Turns
  ) {
    super()
    this.dialect = inner.dialect
  }

  async select<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    await this.turns.turn(this.lane, sql, false)
    return this.turns.during(this.lane, () => this.inner.select<Row>(sql, values))
  }

  async run(sql: string, values?: readonly SqlValue[]): Promise<number> {
    await this.turns.turn(this.lane, sql, false)
    return this.turns.during(this.lane, () => this.inner.run(sql, values))
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
