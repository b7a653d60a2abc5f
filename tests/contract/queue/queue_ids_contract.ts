import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '#domain/ports/queue'
import { eventually, gate, type QueueFactory } from '../support/queue.js'
import { useQueue } from '../support/queue_bench.js'

/** Registers the tests of jobs enqueued again with the same id for one adapter. */
export function queueIdsContract(adapter: string, factory: QueueFactory): void {
  test.group(`queue port, ids: ${adapter}`, (group) => {
    const { bench, collect, settled } = useQueue(group, factory)

    test('a second job with its id does not change a waiting job', async ({ assert, cleanup }) => {
      for (const payload of ['first', 'second']) await bench.queue.enqueue(bench.name, payload, { id: 'x' })
      await bench.queue.enqueue(bench.name, 'first', { id: 'y', delayMs: 60_000 })
      await bench.queue.enqueue(bench.name, 'second', { id: 'y' })
      assert.equal((await bench.queue.counts(bench.name)).waiting, 2)
      const deliveries = collect(cleanup)
      await settled(1)
      assert.deepEqual(
        deliveries.map((job) => job.payload),
        ['first']
      )
    })

    test('a running job that is enqueued again runs once more with the last payload', async ({
      assert,
      cleanup,
    }) => {
      const first = gate()
      let atOnce = 0
      const handle = async (job: Job) => {
        assert.equal(++atOnce, 1)
        if (job.payload === 0) await first.opened
        atOnce--
      }
      const deliveries = collect(cleanup, handle, { concurrency: 3 })
      await bench.queue.enqueue(bench.name, 0, { id: 'x' })
      await eventually('running', () => deliveries.length === 1)
      for (const payload of [1, 2, 3]) await bench.queue.enqueue(bench.name, payload, { id: 'x' })
      assert.deepInclude(await bench.queue.counts(bench.name), { running: 1, waiting: 0 })
      first.release()
      await eventually('run again', () => deliveries.length === 2)
      await settled()
      assert.deepEqual(
        deliveries.map(({ payload, attempt }) => [payload, attempt]),
        [
          [0, 1],
          [3, 1],
        ]
      )
    })

    test('a job enqueued again while it runs also runs again after the first run dies', async ({
      assert,
      cleanup,
    }) => {
      const first = gate()
      const deliveries = collect(cleanup, async (job) => {
        if (job.payload === 0) await first.opened
      })
      await bench.queue.enqueue(bench.name, 0, { id: 'x', maxAttempts: 1 })
      await eventually('running', () => deliveries.length === 1)
      await bench.transaction(async (tx) => void (await bench.queue.enqueue(bench.name, 1, { id: 'x' }, tx)))
      await eventually('noted', async () => (await bench.queue.counts(bench.name)).running === 1)
      await sleep(20)
      first.fail(new Error('for good'))
      await eventually('run again', () => deliveries.length === 2)
      assert.deepInclude(deliveries[1], { payload: 1, attempt: 1 })
    })

    test('a job enqueued in a transaction runs after the commit, whether it was running or waiting before', async ({
      assert,
      cleanup,
    }) => {
      const first = gate()
      const begun: string[] = []
      const running = collect(cleanup, async (job) => {
        begun.push(job.id)
        if (job.payload === 'runs') await first.opened
      })
      await bench.queue.enqueue(bench.name, 'runs', { id: 'x' })
      await eventually('running', () => running.length === 1)
      const enqueued = gate()
      const committing = gate()
      const transaction = bench.transaction(async (tx) => {
        await bench.queue.enqueue(bench.name, 'new', { id: 'x' }, tx)
        enqueued.release()
        await committing.opened
      })
      await enqueued.opened
      first.release()
      await sleep(60)
      begun.length = 0
      committing.release()
      await transaction
      await eventually('run after the commit', () => begun.includes('x'))
      await settled()
      assert.deepEqual(running.at(-1)!.payload, 'new')

      await bench.queue.enqueue(bench.name, 'waits', { id: 'y', delayMs: 30 })
      await bench.transaction(async (tx) => {
        await bench.queue.enqueue(bench.name, 'new', { id: 'y' }, tx)
        await sleep(80)
        begun.length = 0
      })
      await eventually('run after the commit', () => begun.includes('y'))
      await settled()
    })
  })
}
