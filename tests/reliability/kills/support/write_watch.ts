/** When a process dies at a write: before it, when it is sent and not answered (PostgreSQL), or after it. */
export type Moment = 'before' | 'sent' | 'after'

/** The moments there are on each engine. */
export const MOMENTS: Record<'sqlite' | 'postgres', Moment[]> = {
  sqlite: ['before', 'after'],
  postgres: ['before', 'sent', 'after'],
}

/** What is told of each write. `begin` numbers it, 0 where it is none of those that count; `reached` may end the process. */
export type WriteWatch = {
  begin(sql: string): number
  reached(moment: Moment, write: number, sql: string): void
}

const WRITE = /^\s*(?:INSERT|UPDATE|DELETE|COMMIT|CREATE|ALTER|DROP|WITH\b.*\b(?:INSERT|UPDATE|DELETE))\b/is

/** Whether a statement changes what is stored, or ends a transaction that does. */
export const isWrite = (sql: string): boolean => WRITE.test(sql)

/** A statement as it is told and named: on one line, its beginning. */
export const beginningOf = (sql: string): string => sql.replace(/\s+/g, ' ').trim().slice(0, 60)
