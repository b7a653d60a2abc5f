import { type ContactSeal, PLAIN_CONTACTS } from './contact_seal.js'

/** A statement parameter. Times and JSON are passed as text (app/shared/database/codecs.ts). */
export type SqlValue = string | number | bigint | boolean | null

/**
 * The SQL database. Statements run on SQLite and PostgreSQL alike, with `?` for each value.
 * PostgreSQL returns bigint and count() as text: convert them with Number().
 */
export abstract class Sql {
  abstract readonly dialect: 'sqlite' | 'postgres'

  /** Encrypts contacts before they are stored. `select` returns them decrypted. */
  readonly contacts: ContactSeal = PLAIN_CONTACTS

  /** Returns the rows of a SELECT, or of a statement with RETURNING. */
  abstract select<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>

  /** Runs a statement and returns the number of changed rows. */
  abstract run(sql: string, values?: readonly SqlValue[]): Promise<number>

  /**
   * Runs `work` in a transaction. Commits when `work` returns; rolls back and rethrows when `work`
   * throws. Only statements on `tx` belong to the transaction. SQLite runs one transaction at a
   * time and takes the write lock first. PostgreSQL runs transactions concurrently (READ
   * COMMITTED), so invariants need conditional updates or constraints.
   */
  abstract transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T>
}

/** An open transaction. A nested `transaction` call runs its work in the same transaction. */
export abstract class SqlTransaction extends Sql {
  /** Runs `undo` once if the transaction fails to commit, last added first. For state in memory. */
  abstract onRollback(undo: () => void): void
  /** Runs `effect` once after the commit. Only for wake-ups, because a crash may skip it. */
  abstract onCommit(effect: () => void): void
}
