import type { Sql } from '#domain/ports/sql'

/**
 * Notifies consumers in other processes of new jobs. Without it they find jobs at their next poll.
 */
export type Wakes = {
  /** Announces a job, inside a transaction at its commit. Announcements may be lost. */
  announce(queue: string, sql: Sql): Promise<void>
  /**
   * Calls `onWake` for each announced queue, and with null when announcements may have been missed.
   */
  listen(onWake: (queue: string | null) => void): void
  close(): Promise<void>
}
