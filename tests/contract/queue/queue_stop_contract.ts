import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '#domain/ports/queue'
import { aborted, eventually, gate, type QueueFactory } from '../support/queue.js'
import { useQueue } from '../support/queue_bench.js'

/** Registers the tests of a graceful stop of the queue port for one adapter. */
export function queueStopContract(adapter: string, factory: QueueFactory): void {
  test.group(`queue port, stopping: ${adapter}`, (group) => {
    const { bench, open } = useQueue(group, factory)
    /**
     * Returns the deliveries of the only job to another consumer. The job's lease lasts longer than this
     * function waits, so the job must have been handed back.
     */
    const deliveredNext = async () => {
      const deliveries: Job[] = []
      const consumer = open().consume(bench.name, async (job) => void deliveries.push(job), { pollMs: 20 })
      await eventually('delivered again', () => deliveries.length > 0, 2_000)
      await eventually('done', async () => (await bench.queue.counts(bench.name)).running === 0)
      await consumer.stop(0)
      return deliveries
    }

    test('a stop takes no new jobs, waits for running ones, and they do not run again', async ({
      assert,
    }) => {
      const finishing = gate()
      const began: string[] = []
      const consumer = bench.queue.consume(bench.name, async (job, signal) => {
        began.push(job.id)
        await finishing.opened
        assert.isTrue(signal.aborted)
      })
      for (const id of ['a', 'b']) await bench.queue.enqueue(bench.name, null, { id })
      await eventually('one runs', () => began.length === 1)
      const stopped = consumer.stop(5_000)
      await sleep(60)
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 1, running: 1, dead: 0 })
      const asked = performance.now()
      finishing.release()
      await stopped
      assert.isBelow(performance.now() - asked, 1_000)
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 1, running: 0, dead: 0 })
      const next = await deliveredNext()
      assert.notEqual(next[0].id, began[0])
      assert.lengthOf(next, 1)
    })

    test('a handler that obeys the signal returns its job, which runs elsewhere at once without counting the attempt', async ({
      assert,
    }) => {
      let began = false
      const consumer = bench.queue.consume(bench.name, (_, signal) => {
        began = true
        return aborted(signal)
      })
      await bench.queue.enqueue(bench.name, 'x', { id: 'back', maxAttempts: 1 })
      await eventually('it runs', () => began)
      const asked = performance.now()
      await consumer.stop(5_000)
      assert.isBelow(performance.now() - asked, 1_000)
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 1, running: 0, dead: 0 })
      assert.deepEqual(await deliveredNext(), [{ id: 'back', queue: bench.name, payload: 'x', attempt: 1 }])
    })

    test('a job still running after the grace period runs elsewhere at once, and its old handler changes nothing', async ({
      assert,
    }) => {
      const [stuck, elsewhere] = [gate(), gate()]
      let ran = 0
      const consumer = bench.queue.consume(bench.name, async () => {
        ran++
        await stuck.opened
      })
      await bench.queue.enqueue(bench.name, null, { id: 'stuck', maxAttempts: 1 })
      await eventually('it runs', () => ran === 1)
      const asked = performance.now()
      await consumer.stop(100)
      assert.isBelow(performance.now() - asked, 1_500)
      const attempts: number[] = []
      const handle = async (job: Job) => {
        attempts.push(job.attempt)
        await elsewhere.opened
      }
      const other = open().consume(bench.name, handle, { pollMs: 20 })
      await eventually('it runs elsewhere', () => attempts.length === 1, 2_000)
      stuck.release()
      await sleep(80)
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 0, running: 1, dead: 0 })
      elsewhere.release()
      await eventually('done', async () => (await bench.queue.counts(bench.name)).running === 0)
      await other.stop(1_000)
      assert.deepEqual(attempts, [1])
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 0, running: 0, dead: 0 })
    })

    test('while consumers start and stop, each of 150 jobs finishes once', async ({ assert }) => {
      const finished = new Set<string>()
      const handle = async (job: Job, signal: AbortSignal) => {
        assert.isFalse(finished.has(job.id))
        await Promise.race([sleep(Number(job.payload)), aborted(signal)])
        finished.add(job.id)
      }
      for (let n = 0; n < 150; n++) await bench.queue.enqueue(bench.name, n % 12, { id: `${n}` })
      for (let round = 0; finished.size < 150 && round < 200; round++) {
        const consumers = [bench.queue, bench.queue].map((from) =>
          from.consume(bench.name, handle, { concurrency: 4, pollMs: 20 })
        )
        await sleep(40)
        await Promise.all(consumers.map((consumer) => consumer.stop(round % 2 === 0 ? 1_000 : 0)))
      }
      assert.equal(finished.size, 150)
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 0, running: 0, dead: 0 })
    }).timeout(40_000)

    test('stopping an idle consumer is immediate and can be repeated', async ({ assert }) => {
      const consumer = bench.queue.consume(bench.name, async () => {})
      await sleep(30)
      const asked = performance.now()
      await Promise.all([consumer.stop(5_000), consumer.stop(5_000)])
      assert.isBelow(performance.now() - asked, 1_000)
      await bench.queue.enqueue(bench.name, null)
      await sleep(50)
      assert.equal((await bench.queue.counts(bench.name)).waiting, 1)
    })
  })
}
