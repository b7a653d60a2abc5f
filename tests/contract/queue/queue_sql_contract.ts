import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import { Sql, type SqlTransaction, type SqlValue } from '#domain/ports/sql'
import { claimStatement } from '#adapters/queue/sql/claim'
import { SqlQueue } from '#adapters/queue/sql/sql_queue'
import { eventually, type QueueFactory, type QueueUnderTest, uniqueQueue } from '../support/queue.js'

type SqlFactory = { make: () => Promise<QueueUnderTest & { sql: Sql }>; missing?: string }

/** Registers the tests specific to the queue in SQL for one database. */
export function queueSqlContract(adapter: string, factory: SqlFactory & QueueFactory): void {
  test.group(`queue in SQL: ${adapter}`, (group) => {
    let sql: Sql
    let name: string
    if (!factory.missing)
      group.setup(async () => {
        const under = await factory.make()
        sql = under.sql
        return () => under.end()
      })
    group.tap((each) => each.skip(Boolean(factory.missing), factory.missing))
    group.each.setup(() => {
      name = uniqueQueue()
    })

    test('an idle consumer runs one read query per poll', async ({ assert }) => {
      const watched = new WatchedSql(sql)
      const queue = new SqlQueue(watched)
      const later = new SqlQueue(sql)
      await later.enqueue(name, null, { delayMs: 60_000 })
      const consumer = queue.consume(name, async () => {}, { pollMs: 20, concurrency: 4 })
      await sleep(250)
      await consumer.stop(0)
      assert.isAtLeast(watched.statements.length, 4)
      assert.isAtMost(watched.statements.length, 14)
      for (const statement of watched.statements) assert.match(statement, /^SELECT due_at .* LIMIT 1$/)
    })

    test('queries of consumers use an index', async ({ assert }) => {
      const plan = async (statement: string, values: SqlValue[]) => {
        const explain = sql.dialect === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN'
        const rows = await sql.transaction(async (tx) => {
          if (tx.dialect === 'postgres') await tx.run('SET LOCAL enable_seqscan = off')
          return tx.select<Record<string, unknown>>(`${explain} ${statement}`, values)
        })
        return rows.map((row) => Object.values(row).join(' ')).join('\n')
      }
      const next = await plan(
        'SELECT due_at FROM jobs WHERE queue = ? AND due_at IS NOT NULL ORDER BY due_at LIMIT 1',
        [name]
      )
      assert.match(next, /jobs_queue_due_at_group_id_index/)
      const claim = await plan(claimStatement(sql.dialect, 0), ['2026', 'token', name, '2026', 5])
      const passing = ['2026', 'token', name, '2026', 'one', 'other', 5]
      const fairClaim = await plan(claimStatement(sql.dialect, 2), passing)
      for (const text of [claim, fairClaim]) assert.match(text, /jobs_queue_due_at_group_id_index/)
      for (const text of [next, claim, fairClaim]) assert.notMatch(text, /TEMP B-TREE|Sort /)
    })

    test('a database that fails intermittently delays jobs without losing or repeating one', async ({
      assert,
    }) => {
      const failing = new WatchedSql(sql)
      let calls = 0
      failing.fails = () => ++calls % 3 === 0
      const faults: unknown[] = []
      const queue = new SqlQueue(failing, { onError: (error) => faults.push(error) })
      const enqueued = new SqlQueue(sql)
      for (let n = 0; n < 20; n++) await enqueued.enqueue(name, n)
      const seen: unknown[] = []
      const handle = async (job: { payload: unknown }) => void seen.push(job.payload)
      const consumer = queue.consume(name, handle, { pollMs: 10, concurrency: 5 })
      await eventually('all done', async () => {
        const { waiting, running } = await enqueued.counts(name)
        return waiting + running === 0
      })
      await consumer.stop(0)
      assert.isAbove(faults.length, 5)
      assert.deepEqual(
        seen.sort((one, other) => Number(one) - Number(other)),
        Array.from({ length: 20 }, (_, n) => n)
      )
    })

    test('an unreachable database makes the queue unhealthy', async ({ assert }) => {
      const failing = new WatchedSql(sql)
      const queue = new SqlQueue(failing)
      assert.isTrue(await queue.healthy())
      failing.fails = () => true
      assert.isFalse(await queue.healthy())
      await assert.rejects(() => queue.enqueue(name, null), 'out of reach')
    })

    test('stores a long payload and an id with any characters', async ({ assert }) => {
      const queue = new SqlQueue(sql)
      const payload = { text: 'é☃'.repeat(200_000) }
      const id = `run:${"'"}"${'ü'.repeat(40)}`
      await queue.enqueue(name, payload, { id })
      let seen: unknown
      const handle = async (job: unknown) => void (seen = job)
      const consumer = queue.consume(name, handle)
      await eventually('delivered', () => seen !== undefined)
      await consumer.stop(1_000)
      assert.deepEqual(seen, { id, queue: name, payload, attempt: 1 })
    })
  })
}

/** A database that records its statements and fails on request. */
class WatchedSql extends Sql {
  readonly statements: string[] = []
  fails = () => false

  constructor(private readonly sql: Sql) {
    super()
  }

  get dialect() {
    return this.sql.dialect
  }

  select<Row>(sql: string, values?: readonly SqlValue[]): Promise<Row[]> {
    return this.#ask(sql, () => this.sql.select<Row>(sql, values))
  }

  run(sql: string, values?: readonly SqlValue[]): Promise<number> {
    return this.#ask(sql, () => this.sql.run(sql, values))
  }

  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return this.sql.transaction(work)
  }

  async #ask<T>(sql: string, ask: () => Promise<T>): Promise<T> {
    this.statements.push(sql)
    if (this.fails()) throw new Error('out of reach')
    return ask()
  }
}
