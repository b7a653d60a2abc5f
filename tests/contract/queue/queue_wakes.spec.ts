import { test } from '@japa/runner'
import pg from 'pg'
import type { Job } from '#domain/ports/queue'
import { PostgresWakes } from '#adapters/queue/sql/postgres_wakes'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { eventually, uniqueQueue } from '../support/queue.js'
import { postgresTestSql, type TestSql, WITHOUT_POSTGRES } from '../support/test_sql.js'

test.group('queue in SQL: wake-ups through PostgreSQL', (group) => {
  const url = process.env.TEST_DATABASE_URL!
  let database: TestSql
  let name: string
  const open: SqlQueue[] = []
  if (!WITHOUT_POSTGRES)
    group.setup(async () => {
      database = await postgresTestSql()
      return () => database.end()
    })
  group.tap((each) => each.skip(Boolean(WITHOUT_POSTGRES), WITHOUT_POSTGRES))
  group.each.setup(() => {
    name = uniqueQueue()
    return async () => void (await Promise.all(open.splice(0).map((queue) => queue.close())))
  })
  const openQueue = (wakes = new PostgresWakes(url)) => {
    const queue = new SqlQueue(database.sql, { wakes })
    open.push(queue)
    return queue
  }
  /** A consumer that polls only once a minute, and its deliveries. */
  const consume = (queue: SqlQueue) => {
    const deliveries: Job[] = []
    queue.consume(name, async (job) => void deliveries.push(job), { pollMs: 60_000 })
    return deliveries
  }
  const listeners = async () => {
    const client = new pg.Client(url)
    await client.connect()
    const { rows } = await client.query(
      `SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN kith_jobs' AND state = 'idle'`
    )
    return { client, pids: rows.map((row) => row.pid as number) }
  }

  test('delivers a job of another process at once, and one of a transaction after its commit', async ({
    assert,
  }) => {
    const deliveries = consume(openQueue())
    const elsewhere = openQueue()
    await eventually('both listen', async () => {
      const { client, pids } = await listeners()
      await client.end()
      return pids.length >= 2
    })
    await elsewhere.enqueue(name, 'alone')
    await eventually('delivered', () => deliveries.length === 1, 1_000)
    await database.sql.transaction(async (tx) => {
      await elsewhere.enqueue(name, 'of a transaction', {}, tx)
      assert.lengthOf(deliveries, 1)
    })
    await eventually('delivered', () => deliveries.length === 2, 1_000)
  })

  test('a listener whose connection breaks reconnects and looks for missed jobs', async ({ assert }) => {
    const faults: unknown[] = []
    const deliveries = consume(openQueue(new PostgresWakes(url, (error) => faults.push(error))))
    await eventually('it listens', async () => {
      const { client, pids } = await listeners()
      if (pids.length > 0)
        await client.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) pid', [pids])
      await client.end()
      return pids.length > 0
    })
    await eventually('the cut is noticed', () => faults.length > 0)
    await new SqlQueue(database.sql).enqueue(name, 'unannounced')
    await eventually('delivered', () => deliveries.length === 1, 4_000)
    assert.lengthOf(faults, 1)
  })
})
