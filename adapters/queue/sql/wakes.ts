import type { Sql } from '#domain/ports/sql'

/** Notifies consumers in other processes of new jobs. Polling covers lost notifications. */
export type Wakes = {
  /** Announces a job. Inside a transaction, the commit announces it. */
  announce(queue: string, sql: Sql): Promise<void>
  /** Calls `onWake` for each announced queue, and with null after possibly missed announcements. */
  listen(onWake: (queue: string | null) => void): void
  close(): Promise<void>
}
