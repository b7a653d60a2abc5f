import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '#domain/ports/queue'
import { eventually, gate, idsOf, uniqueQueue, type QueueFactory } from '../support/queue.js'
import { useQueue } from '../support/queue_bench.js'

/** Registers the tests of enqueueing and delivery of the queue port for one adapter. */
export function queueDeliveryContract(adapter: string, factory: QueueFactory): void {
  test.group(`queue port, deliveries: ${adapter}`, (group) => {
    const { bench, open, collect, settled } = useQueue(group, factory)

    test('delivers a job unchanged at once, then removes it', async ({ assert, cleanup }) => {
      const deliveries = collect(cleanup)
      const payload = { text: 'naïve ☃ "quoted"', list: [1, null, { deep: true }], none: null }
      const id = await bench.queue.enqueue(bench.name, payload)
      await eventually('delivered', () => deliveries.length > 0, 1_000)
      assert.deepEqual(deliveries, [{ id, queue: bench.name, payload, attempt: 1 }])
      await settled()
      await bench.queue.enqueue(bench.name, undefined, { id: 'bare' })
      await eventually('delivered', () => deliveries.length > 1, 1_000)
      assert.deepEqual(deliveries[1], { id: 'bare', queue: bench.name, payload: null, attempt: 1 })
      assert.isTrue(await bench.queue.healthy())
    })

    test('a queue delivers only its own jobs and counts waiting ones', async ({ assert, cleanup }) => {
      const deliveries = collect(cleanup)
      const other = uniqueQueue()
      await bench.queue.enqueue(other, 1, { id: 'same' })
      await bench.queue.enqueue(other, 1, { delayMs: 60_000 })
      await bench.queue.enqueue(bench.name, 2, { id: 'same' })
      await eventually('delivered', () => deliveries.length > 0)
      await settled()
      assert.deepEqual(
        deliveries.map((job) => job.payload),
        [2]
      )
      assert.deepEqual(await bench.queue.counts(other), { waiting: 2, running: 0, dead: 0 })
    })

    test('delivers a job of a transaction only after its commit', async ({ assert, cleanup }) => {
      const deliveries = collect(cleanup)
      await bench.transaction(async (tx) => {
        await bench.queue.enqueue(bench.name, null, { id: 'mine' }, tx)
        await sleep(50)
        assert.deepEqual(deliveries, [])
      })
      await eventually('delivered', () => deliveries.length > 0, 1_000)
      await settled()
      assert.deepEqual(idsOf(deliveries), ['mine'])
    })

    test('never delivers a job of a rolled back transaction', async ({ assert, cleanup }) => {
      const deliveries = collect(cleanup, undefined, { pollMs: 20 })
      const refused = bench.transaction(async (tx) => {
        await bench.queue.enqueue(bench.name, null, { id: 'gone' }, tx)
        throw new Error('no')
      })
      await assert.rejects(() => refused, 'no')
      await sleep(80)
      assert.deepEqual(deliveries, [])
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 0, running: 0, dead: 0 })
    })

    test('delivers a delayed job soon after its time, never before', async ({ assert, cleanup }) => {
      const began = performance.now()
      const times = new Map<string, number>()
      collect(cleanup, async (job) => void times.set(job.id, performance.now() - began))
      await bench.queue.enqueue(bench.name, null, { id: 'later', delayMs: 400 })
      await bench.queue.enqueue(bench.name, null, { id: 'soon', delayMs: 150 })
      await bench.queue.enqueue(bench.name, null, { id: 'now' })
      await eventually('delivered', () => times.size === 3)
      assert.isBelow(times.get('now')!, 150)
      assert.isAtLeast(times.get('soon')!, 149)
      assert.isAtLeast(times.get('later')!, 399)
      assert.isBelow(times.get('later')!, 1_400)
    })

    test('runs exactly as many jobs concurrently as configured', async ({ assert, cleanup }) => {
      let [running, most] = [0, 0]
      const all = gate()
      const handle = async () => {
        most = Math.max(most, ++running)
        await all.opened
        running--
      }
      const deliveries = collect(cleanup, handle, { concurrency: 3 })
      for (let n = 0; n < 7; n++) await bench.queue.enqueue(bench.name, n)
      await eventually('three run', () => running === 3)
      await sleep(50)
      assert.equal(most, 3)
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 4, running: 3, dead: 0 })
      all.release()
      await settled()
      assert.lengthOf(deliveries, 7)
      assert.equal(most, 3)
    })

    test('does not deliver a job again while its handler runs longer than the lease', async ({
      assert,
      cleanup,
    }) => {
      const lasting = gate()
      const options = { leaseMs: 200, pollMs: 20 }
      let signalled = false
      const handle = async (_: Job, signal: AbortSignal) => {
        await lasting.opened
        signalled = signal.aborted
      }
      const one = collect(cleanup, handle, options)
      const other = collect(cleanup, handle, options, open())
      await bench.queue.enqueue(bench.name, null)
      await sleep(650)
      lasting.release()
      await settled()
      assert.lengthOf([...one, ...other], 1)
      assert.isFalse(signalled)
    })

    test('runs each of 1,000 jobs once with two consumers on separate connections', async ({
      assert,
      cleanup,
    }) => {
      const held = new Set<string>()
      const handle = async (job: Job) => {
        assert.isFalse(held.has(job.id))
        held.add(job.id)
        await new Promise((resolve) => setImmediate(resolve))
        held.delete(job.id)
      }
      const options = { concurrency: 8, pollMs: 20 }
      for (let n = 0; n < 1_000; n += 50)
        await Promise.all(
          Array.from({ length: 50 }, (_, at) => bench.queue.enqueue(bench.name, null, { id: `${n + at}` }))
        )
      const one = collect(cleanup, handle, options, open())
      const other = collect(cleanup, handle, options, open())
      await settled()
      assert.lengthOf([...one, ...other], 1_000)
      assert.equal(new Set(idsOf([...one, ...other])).size, 1_000)
      assert.isAbove(one.length, 50)
      assert.isAbove(other.length, 50)
    }).timeout(60_000)
  })
}
