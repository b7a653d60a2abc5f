import type { Sql } from '#domain/ports/sql'
import type { QueueUnderTest } from './queue.js'
import { openQueue, type QueuePlace } from './queue_place.js'
import type { TestSql } from './test_sql.js'

/** The SQL queue over a database of its own; each queue opened has connections of its own. */
export async function sqlQueueUnderTest(database: () => Promise<TestSql>): Promise<QueueUnderTest> {
  const { sql, end } = await database()
  const place = await placeOf(sql)
  const ends: (() => Promise<void>)[] = []
  return {
    open(settings = {}) {
      const opened = openQueue(place, settings)
      ends.push(opened.end)
      return opened.queue
    },
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
