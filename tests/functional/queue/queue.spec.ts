import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Job, Queue } from '#domain/ports/queue'
import { Sql } from '#domain/ports/sql'

test.group('application queue', () => {
  const consume = (queue: Queue, name: string, cleanup: (end: () => Promise<void>) => void) => {
    const deliveries: Job[] = []
    const consumer = queue.consume(name, async (job) => void deliveries.push(job), { pollMs: 60_000 })
    cleanup(() => consumer.stop(1_000))
    return deliveries
  }
  const arrived = async (deliveries: Job[], count: number) => {
    for (let n = 0; n < 400 && deliveries.length < count; n++) await sleep(5)
    return deliveries.length
  }

  test('delivers a job right after its transaction commits, in the same process', async ({
    assert,
    cleanup,
  }) => {
    const [queue, sql] = [await app.container.make(Queue), await app.container.make(Sql)]
    const name = `q-${randomUUID()}`
    const deliveries = consume(queue, name, cleanup)
    await sql.transaction(async (tx) => {
      await queue.enqueue(name, { n: 1 }, { id: 'mine' }, tx)
      await sleep(30)
      assert.deepEqual(deliveries, [])
    })
    assert.equal(await arrived(deliveries, 1), 1)
    assert.deepEqual(deliveries[0], { id: 'mine', queue: name, payload: { n: 1 }, attempt: 1 })
    assert.isTrue(await queue.healthy())
  })

  test('delivers jobs while transactions run', async ({ assert, cleanup }) => {
    const [queue, sql] = [await app.container.make(Queue), await app.container.make(Sql)]
    const name = `q-${randomUUID()}`
    const deliveries = consume(queue, name, cleanup)
    await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        sql
          .transaction(async (tx) => {
            await queue.enqueue(name, n, { id: `${n}` }, tx)
            await sleep(1)
            if (n % 3 === 0) throw new Error('rolled back')
          })
          .catch(() => {})
      )
    )
    assert.equal(await arrived(deliveries, 40), 40)
    await sleep(30)
    assert.isTrue(deliveries.every((job) => Number(job.payload) % 3 !== 0))
    assert.deepEqual(await queue.counts(name), { waiting: 0, running: 0, dead: 0 })
  })
})
