import { test } from '@japa/runner'
import fc from 'fast-check'
import type { Sql } from '#domain/ports/sql'
import type { Lease, JobStore, NewJob } from '#adapters/queue/leased/job_store'
import { MemoryJobStore } from '#tests/support/fakes/memory_job_store'
import { enqueue } from '#adapters/queue/sql/enqueue'
import { SqlJobStore } from '#adapters/queue/sql/sql_job_store'
import type { TestSql } from '../support/test_sql.js'
import { uniqueQueue } from '../support/queue.js'

type Operation =
  | { op: 'add'; id: string; delay: number; maxAttempts: number }
  | { op: 'claim'; limit: number; lease: number }
  | { op: 'renew' | 'finish' | 'retry' | 'bury' | 'handBack'; of: number; delay: number }
  | { op: 'revive'; id: string }

const id = fc.constantFrom('a', 'b', 'c', 'd')
const delay = fc.integer({ min: 0, max: 12 })
const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ op: fc.constant('add'), id, delay, maxAttempts: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ op: fc.constant('claim'), limit: fc.integer({ min: 1, max: 3 }), lease: delay }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      op: fc.constantFrom('renew', 'finish', 'retry', 'bury', 'handBack'),
      of: fc.nat(5),
      delay,
    }),
  },
  { weight: 1, arbitrary: fc.record({ op: fc.constant('revive'), id }) }
) as fc.Arbitrary<Operation>

/**
 * Compares the SQL store with the in-memory store. Random calls with valid and lost leases must
 * have the same effect.
 */
export function jobStoreAgreement(adapter: string, database: () => Promise<TestSql>, missing?: string): void {
  test.group(`job store: ${adapter}`, () => {
    test('random calls have the same effect as in memory', async ({ assert }) => {
      const { sql, end } = await database()
      await fc
        .assert(
          fc.asyncProperty(fc.array(operation, { minLength: 10, maxLength: 60 }), async (operations) => {
            const [one, other] = await Promise.all([inMemory(operations), inSql(sql, operations)])
            assert.deepEqual(other, one)
          }),
          { numRuns: 30 }
        )
        .finally(end)
    })
      .skip(Boolean(missing), missing)
      .timeout(60_000)
  })
}

const inMemory = (operations: Operation[]) => {
  const store = new MemoryJobStore()
  return play(store, async (job) => store.add(job), operations)
}

const inSql = (sql: Sql, operations: Operation[]) =>
  play(new SqlJobStore(sql), (job, now) => enqueue(sql, job, now), operations)

/**
 * Runs the operations and returns every observation in order. All times differ, so the order of
 * claims is fixed.
 */
async function play(
  store: JobStore,
  add: (job: NewJob, now: Date) => Promise<void>,
  operations: Operation[]
): Promise<unknown[]> {
  const queue = uniqueQueue()
  const leases: Lease[] = []
  const seen: unknown[] = []
  for (const [step, each] of operations.entries()) {
    const now = new Date(1_000_000 + step * 100)
    const later = (delay: number) => new Date(now.getTime() + delay * 100 + 1 + step)
    if (each.op === 'add') {
      const { id, maxAttempts } = each
      await add({ queue, id, payload: { step }, dueAt: later(each.delay), maxAttempts }, now)
    } else if (each.op === 'claim') {
      // Claims jobs one by one, because the leases of one claim would end at the same time.
      for (let n = 0; n < each.limit; n++) {
        const until = new Date(later(each.lease).getTime() + n * 60)
        const claimed = await store.claim(queue, { limit: 1, now, until, token: `${step}-${n}` })
        leases.push(...claimed.map(({ lease }) => lease))
        seen.push(claimed.map(({ job, maxAttempts }) => ({ ...job, queue: null, maxAttempts })))
      }
    } else if (each.op === 'revive') seen.push(await store.revive(queue, each.id, now))
    else if (leases.length > 0) {
      const lease = leases[leases.length - 1 - (each.of % leases.length)]
      if (each.op === 'renew') seen.push(await store.renew(lease, later(each.delay)))
      if (each.op === 'finish') await store.finish(lease)
      if (each.op === 'retry') await store.retry(lease, later(each.delay), `failed ${step}`)
      if (each.op === 'bury') await store.bury(lease, now, `buried ${step}`)
      if (each.op === 'handBack') await store.handBack(lease, now)
    }
    seen.push(await store.nextDue(queue), await store.counts(queue))
    seen.push((await store.dead(queue, 3)).map((job) => ({ ...job, queue: null })))
  }
  return seen
}
