import type { Queue } from '#domain/ports/queue'
import type { Sql } from '#domain/ports/sql'
import { RedisQueue } from './redis/redis_queue.js'
import { PostgresWakes } from './sql/postgres_wakes.js'
import { SqlQueue } from './sql/sql_queue.js'

export type QueueSettings = {
  redis?: string
  postgres?: string
  /** Of the keys in Redis. */
  prefix: string
  onError: (error: unknown) => void
}

/** Uses Redis if configured, otherwise the SQL database with PostgreSQL notifications. */
export function openQueue(sql: Sql, { redis, postgres, prefix, onError }: QueueSettings): Queue {
  if (redis) return new RedisQueue(redis, { prefix, onError })
  return new SqlQueue(sql, { onError, wakes: postgres ? new PostgresWakes(postgres, onError) : undefined })
}
