/** What a statement takes; times and JSON cross as text (app/shared/database/codecs.ts). */
export type SqlValue = string | number | bigint | boolean | null

/**
 * The SQL database as adapters and stores see it: statements written once for SQLite and PostgreSQL, `?` for each value.
 * PostgreSQL gives bigint and count() as text: read them with Number().
 */
export abstract class Sql {
  abstract readonly dialect: 'sqlite' | 'postgres'

  /** The rows of a SELECT, or of a statement with RETURNING. */
  abstract select<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>

  /** Runs a statement; gives how many rows it changed. */
  abstract run(sql: string, values?: readonly SqlValue[]): Promise<number>

  /**
   * Runs `work` in a transaction that commits when it returns and rolls back when it throws, which is thrown on. Inside,
   * only `tx` takes part. On SQLite one transaction runs at a time and takes the write lock first; on PostgreSQL they run side by side
   * (READ COMMITTED), so what must hold is held by conditional updates and constraints.
   */
  abstract transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T>
}

/** A transaction under way. `transaction` on it joins it. */
export abstract class SqlTransaction extends Sql {
  /** Called once when the transaction does not commit, the last given first; for effects kept in memory. */
  abstract onRollback(undo: () => void): void
  /** Called once after the commit; for what only wakes others. A crash may leave it undone. */
  abstract onCommit(effect: () => void): void
}
