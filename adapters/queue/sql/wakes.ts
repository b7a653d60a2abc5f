import type { Sql } from '#domain/ports/sql'

/** Tells the consumers of other processes that there is a job; without it they find it at their next poll. */
export type Wakes = {
  /** Announces a job; in a transaction when it commits. May be lost. */
  announce(queue: string, sql: Sql): Promise<void>
  /** Calls `heard` for each queue announced, and with null when announcements may have been missed. */
  listen(heard: (queue: string | null) => void): void
  close(): Promise<void>
}
