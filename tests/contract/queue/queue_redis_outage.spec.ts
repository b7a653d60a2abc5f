import { test } from '@japa/runner'
import type { Job } from '#domain/ports/queue'
import { RedisQueue } from '#adapters/queue/redis/redis_queue'
import { memoryTransaction } from '../support/memory_transaction.js'
import { OwnRedis, WITHOUT_REDIS_SERVER } from '../support/own_redis.js'
import { eventually, gate, uniqueQueue } from '../support/queue.js'

test.group('queue in Redis: while Redis is down', (group) => {
  let redis: OwnRedis
  let queue: RedisQueue
  let name: string
  const faults: unknown[] = []
  group.tap((each) => each.skip(Boolean(WITHOUT_REDIS_SERVER), WITHOUT_REDIS_SERVER).timeout(40_000))
  group.each.setup(async () => {
    redis = await OwnRedis.make()
    name = uniqueQueue()
    faults.length = 0
    queue = new RedisQueue(redis.url, { onError: (error) => faults.push(error) })
    return async () => {
      await queue.close()
      await redis.end()
    }
  })
  const up = async () => {
    redis.start()
    await eventually('Redis is up', () => queue.healthy())
  }
  const quickly = async (
    assert: { isBelow(is: number, than: number): void },
    call: () => Promise<unknown>
  ) => {
    const asked = performance.now()
    const refused = await call().then(
      () => false,
      () => true
    )
    assert.isBelow(performance.now() - asked, 4_000)
    return refused
  }

  test('calls fail quickly before Redis is up and work once it is', async ({ assert }) => {
    assert.isTrue(await quickly(assert, () => queue.enqueue(name, null)))
    assert.isTrue(await quickly(assert, () => queue.counts(name)))
    assert.isFalse(await queue.healthy())
    await up()
    await queue.enqueue(name, null)
    assert.deepEqual(await queue.counts(name), { waiting: 1, running: 0, dead: 0 })
  })

  test('calls fail quickly during a restart of Redis, consumers reconnect, and no job is lost', async ({
    assert,
  }) => {
    await up()
    const seen: Job[] = []
    const lasting = gate()
    const handle = async (job: Job) => {
      seen.push(job)
      if (job.id === 'lasting') await lasting.opened
    }
    const consumer = queue.consume(name, handle, { concurrency: 2, leaseMs: 5_000 })
    await queue.enqueue(name, null, { id: 'lasting' })
    await queue.enqueue(name, null, { id: 'later', delayMs: 300 })
    await eventually('running', () => seen.length === 1)
    await redis.signal('SIGKILL')
    assert.isTrue(await quickly(assert, () => queue.enqueue(name, null, { id: 'refused' })))
    assert.isFalse(await queue.healthy())
    lasting.release()
    await up()
    await queue.enqueue(name, null, { id: 'new' })
    const ids = () => seen.map((job) => job.id).sort()
    await eventually('all jobs run', () => seen.length >= 3)
    await eventually('all jobs are done', async () => {
      const { waiting, running } = await queue.counts(name)
      return waiting + running === 0
    })
    await consumer.stop(1_000)
    assert.deepEqual(ids(), ['lasting', 'later', 'new'])
  })

  test('a suspended Redis delays callers only briefly', async ({ assert }) => {
    await up()
    const consumer = queue.consume(name, async () => {})
    await queue.enqueue(name, null)
    await eventually('done', async () => (await queue.counts(name)).waiting === 0)
    await redis.signal('SIGSTOP')
    const refused = quickly(assert, () => queue.enqueue(name, null))
    assert.isFalse(await queue.healthy())
    assert.isTrue(await refused)
    const asked = performance.now()
    await consumer.stop(100)
    assert.isBelow(performance.now() - asked, 2_000)
    await redis.signal('SIGCONT')
  })

  test('reports a job that could not be added after the commit', async ({ assert }) => {
    const id = await memoryTransaction((tx) => queue.enqueue(name, null, { id: 'x' }, tx))
    assert.equal(id, 'x')
    await eventually('reported', () => faults.some((fault) => /cannot be reached/.test(String(fault))))
  })
})
