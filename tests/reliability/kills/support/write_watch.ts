/**
 * The moment of a write: before it, when it is sent but not answered (only PostgreSQL), or after
 * it.
 */
export type Moment = 'before' | 'sent' | 'after'

/** The possible moments on each engine. */
export const MOMENTS: Record<'sqlite' | 'postgres', Moment[]> = {
  sqlite: ['before', 'after'],
  postgres: ['before', 'sent', 'after'],
}

/**
 * Callbacks for each write. `begin` returns the number of the write, or 0 if it does not count.
 * `reached` may kill the process.
 */
export type WriteWatch = {
  begin(sql: string): number
  reached(moment: Moment, write: number, sql: string): void
}

const WRITE = /^\s*(?:INSERT|UPDATE|DELETE|COMMIT|CREATE|ALTER|DROP|WITH\b.*\b(?:INSERT|UPDATE|DELETE))\b/is

/** Whether a statement changes data or the schema, or commits a transaction. */
export const isWrite = (sql: string): boolean => WRITE.test(sql)

/** Returns the beginning of a statement on one line, for logs and names. */
export const beginningOf = (sql: string): string => sql.replace(/\s+/g, ' ').trim().slice(0, 60)
