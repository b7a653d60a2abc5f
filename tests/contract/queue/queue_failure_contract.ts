import { test } from '@japa/runner'
import type { Job } from '#domain/ports/queue'
import { eventually, idsOf, uniqueQueue, type QueueFactory } from '../support/queue.js'
import { useQueue } from '../support/queue_bench.js'

/** Registers the tests of failing jobs of the queue port for one adapter. */
export function queueFailureContract(adapter: string, factory: QueueFactory): void {
  test.group(`queue port, failures: ${adapter}`, (group) => {
    const { bench, open, collect, settled } = useQueue(group, factory)

    test('retries a failed job after a doubling wait with jitter', async ({ assert, cleanup }) => {
      const backoff = { baseMs: 150, capMs: 300, jitter: 'full' as const }
      const waits = async (random: number) => {
        const times: number[] = []
        const own = uniqueQueue()
        const from = open({ backoff, random: () => random })
        const fail = async () => {
          times.push(performance.now())
          if (times.length < 4) throw new Error('not yet')
        }
        const deliveries = collect(cleanup, fail, {}, from, own)
        await from.enqueue(own, null, { id: 'flaky' })
        await eventually('four attempts', () => times.length === 4)
        assert.deepEqual(
          deliveries.map((job) => job.attempt),
          [1, 2, 3, 4]
        )
        return times.slice(1).map((time, n) => time - times[n])
      }
      const [short, long] = await Promise.all([waits(0), waits(0.99)])
      for (const [n, wait] of [150, 300, 300].entries()) assert.isAtLeast(long[n], wait * 0.99 - 3)
      const total = (times: number[]) => times.reduce((sum, time) => sum + time, 0)
      assert.isBelow(total(short), total(long) / 2, 'without jitter there is no wait')
    })

    test('keeps a job that fails in its last attempt as dead, and can revive it', async ({
      assert,
      cleanup,
    }) => {
      let broken = true
      const from = open({ backoff: { baseMs: 1, capMs: 1, jitter: 'full' } })
      const handle = async () => {
        if (broken) throw new TypeError('a cog broke')
      }
      const deliveries = collect(cleanup, handle, {}, from)
      await from.enqueue(bench.name, { n: 1 }, { id: 'older', maxAttempts: 3 })
      await settled(0, 1)
      await from.enqueue(bench.name, { n: 2 }, { id: 'newer', maxAttempts: 1 })
      await settled(0, 2)
      assert.lengthOf(deliveries, 4)
      const dead = await from.dead(bench.name, 10)
      assert.deepEqual(
        dead.map(({ diedAt, ...rest }) => rest),
        [
          { id: 'newer', queue: bench.name, payload: { n: 2 }, attempt: 1, error: 'TypeError: a cog broke' },
          { id: 'older', queue: bench.name, payload: { n: 1 }, attempt: 3, error: 'TypeError: a cog broke' },
        ]
      )
      assert.match(dead[0].diedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      assert.deepEqual(idsOf(await from.dead(bench.name, 1)), ['newer'])

      broken = false
      assert.isFalse(await from.revive(bench.name, 'nobody'))
      assert.isTrue(await from.revive(bench.name, 'older'))
      await settled(0, 1)
      assert.deepEqual(deliveries[4], { id: 'older', queue: bench.name, payload: { n: 1 }, attempt: 1 })
      assert.isFalse(await from.revive(bench.name, 'older'))
    })

    test('a new job replaces a dead one with the same id', async ({ assert, cleanup }) => {
      const fail = async (job: Job) => {
        if (job.payload === 'bad') throw new Error('bad')
      }
      const deliveries = collect(cleanup, fail)
      await bench.queue.enqueue(bench.name, 'bad', { id: 'x', maxAttempts: 1 })
      await settled(0, 1)
      await bench.queue.enqueue(bench.name, 'good', { id: 'x' })
      await settled(0, 0)
      assert.deepEqual(
        deliveries.map(({ payload, attempt }) => [payload, attempt]),
        [
          ['bad', 1],
          ['good', 1],
        ]
      )
      assert.deepEqual(await bench.queue.dead(bench.name, 10), [])
    })
  })
}
