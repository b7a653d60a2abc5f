import type { Queue } from '#domain/ports/queue'
import { RedisQueue } from '#adapters/queue/redis/redis_queue'
import type { QueueSettings } from '#adapters/queue/leased/settings'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { TestPostgres } from './test_postgres.js'
import { TestSqlite } from './test_sqlite.js'

/** The location of the jobs, as passed to another process. */
export type QueuePlace =
  | { kind: 'sqlite'; file: string }
  | { kind: 'postgres'; url: string; schema: string }
  | { kind: 'redis'; url: string; prefix: string }

/** Opens a queue on a separate connection. Returns the queue and a function that closes both. */
export function openQueue(
  place: QueuePlace,
  settings: Omit<QueueSettings, 'clock'>
): { queue: Queue; end: () => Promise<void> } {
  if (place.kind === 'redis') {
    const queue = new RedisQueue(place.url, { ...settings, prefix: place.prefix })
    return { queue, end: () => queue.close() }
  }
  const sql = place.kind === 'sqlite' ? new TestSqlite(place.file) : new TestPostgres(place.url, place.schema)
  const queue = new SqlQueue(sql, settings)
  const end = async () => {
    await queue.close()
    await sql.close()
  }
  return { queue, end }
}
