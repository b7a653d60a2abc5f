import type { Sql } from '#domain/ports/sql'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import type { QueueUnderTest } from './queue.js'
import { openQueue, type QueuePlace } from './queue_place.js'
import type { TestSql } from './test_sql.js'

/**
 * Creates the SQL queue with its own database. The first queue uses the connection of the
 * transactions, as in one process. Later queues have separate connections, as in other processes.
 */
export async function sqlQueueUnderTest(
  database: () => Promise<TestSql>
): Promise<QueueUnderTest & { sql: Sql }> {
  const { sql, end } = await database()
  const place = await placeOf(sql)
  const ends: (() => Promise<void>)[] = []
  return {
    open(settings = {}) {
      if (ends.length > 0) {
        const opened = openQueue(place, settings)
        ends.push(opened.end)
        return opened.queue
      }
      const queue = new SqlQueue(sql, settings)
      ends.push(() => queue.close())
      return queue
    },
    sql,
    transaction: (work) => sql.transaction(work),
    place,
    async end() {
      await Promise.all(ends.map((each) => each()))
      await end()
    },
  }
}

async function placeOf(sql: Sql): Promise<QueuePlace> {
  if (sql.dialect === 'sqlite') {
    const [{ file }] = await sql.select<{ file: string }>('SELECT file FROM pragma_database_list')
    return { kind: 'sqlite', file }
  }
  const [{ schema }] = await sql.select<{ schema: string }>('SELECT current_schema() AS schema')
  return { kind: 'postgres', url: process.env.TEST_DATABASE_URL!, schema }
}
