import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Consumer, Job, Queue } from '#domain/ports/queue'
import {
  eventually,
  gate,
  idsOf,
  type QueueFactory,
  type QueueUnderTest,
  uniqueQueue,
} from '../support/queue.js'

/** Registers what the queue port promises of enqueueing and delivering as tests of one adapter. */
export function queueContract(adapter: string, factory: QueueFactory): void {
  test.group(`queue port: ${adapter}`, (group) => {
    let under: QueueUnderTest
    let queue: Queue
    let name: string
    if (!factory.missing)
      group.setup(async () => {
        under = await factory.make()
        queue = under.open()
        return () => under.end()
      })
    group.tap((each) => each.skip(Boolean(factory.missing), factory.missing))
    group.each.setup(() => {
      name = uniqueQueue()
    })

    /** Consumes until the test ends; gives the deliveries so far. */
    const collect = (
      cleanup: (end: () => Promise<void>) => void,
      handle: (job: Job, signal: AbortSignal) => Promise<void> = async () => {},
      options = {},
      from = queue,
      of = name
    ) => {
      const deliveries: Job[] = []
      const consumer: Consumer = from.consume(
        of,
        async (job, signal) => {
          deliveries.push(job)
          await handle(job, signal)
        },
        { pollMs: 60_000, ...options }
      )
      cleanup(() => consumer.stop(0))
      return deliveries
    }
    const settled = (waiting = 0, dead = 0) =>
      eventually('the jobs are done', async () => {
        const counts = await queue.counts(name)
        return counts.waiting === waiting && counts.running === 0 && counts.dead === dead
      })

    test('what is enqueued is delivered whole, at once, and then gone', async ({ assert, cleanup }) => {
      const deliveries = collect(cleanup)
      const payload = { text: 'naïve ☃ "quoted"', list: [1, null, { deep: true }], none: null }
      const id = await queue.enqueue(name, payload)
      await eventually('delivered', () => deliveries.length > 0, 1_000)
      assert.deepEqual(deliveries, [{ id, queue: name, payload, attempt: 1 }])
      await settled()
      await queue.enqueue(name, undefined, { id: 'bare' })
      await eventually('delivered', () => deliveries.length > 1, 1_000)
      assert.deepEqual(deliveries[1], { id: 'bare', queue: name, payload: null, attempt: 1 })
      assert.isTrue(await queue.healthy())
    })

    test('a queue gets its own jobs only, and what waits is counted', async ({ assert, cleanup }) => {
      const deliveries = collect(cleanup)
      const other = uniqueQueue()
      await queue.enqueue(other, 1, { id: 'same' })
      await queue.enqueue(other, 1, { delayMs: 60_000 })
      await queue.enqueue(name, 2, { id: 'same' })
      await eventually('delivered', () => deliveries.length > 0)
      await settled()
      assert.deepEqual(
        deliveries.map((job) => job.payload),
        [2]
      )
      assert.deepEqual(await queue.counts(other), { waiting: 2, running: 0, dead: 0 })
    })

    test('a job of a transaction is delivered after its commit, never before', async ({
      assert,
      cleanup,
    }) => {
      const deliveries = collect(cleanup)
      await under.transaction(async (tx) => {
        await queue.enqueue(name, null, { id: 'mine' }, tx)
        await sleep(50)
        assert.deepEqual(deliveries, [])
      })
      await eventually('delivered', () => deliveries.length > 0, 1_000)
      await settled()
      assert.deepEqual(idsOf(deliveries), ['mine'])
    })

    test('a job of a transaction that rolls back never was', async ({ assert, cleanup }) => {
      const deliveries = collect(cleanup, undefined, { pollMs: 20 })
      const refused = under.transaction(async (tx) => {
        await queue.enqueue(name, null, { id: 'gone' }, tx)
        throw new Error('no')
      })
      await assert.rejects(() => refused, 'no')
      await sleep(80)
      assert.deepEqual(deliveries, [])
      assert.deepEqual(await queue.counts(name), { waiting: 0, running: 0, dead: 0 })
    })

    test('a delayed job is not delivered before its time, and soon after', async ({ assert, cleanup }) => {
      const began = performance.now()
      const times = new Map<string, number>()
      collect(cleanup, async (job) => void times.set(job.id, performance.now() - began))
      await queue.enqueue(name, null, { id: 'later', delayMs: 400 })
      await queue.enqueue(name, null, { id: 'soon', delayMs: 150 })
      await queue.enqueue(name, null, { id: 'now' })
      await eventually('delivered', () => times.size === 3)
      assert.isBelow(times.get('now')!, 150)
      assert.isAtLeast(times.get('soon')!, 149)
      assert.isAtLeast(times.get('later')!, 399)
      assert.isBelow(times.get('later')!, 1_400)
    })

    test('what fails is delivered again after a wait that doubles, chance taking its part', async ({
      assert,
      cleanup,
    }) => {
      const backoff = { baseMs: 150, capMs: 300, jitter: 'full' as const }
      const waits = async (random: number) => {
        const times: number[] = []
        const own = uniqueQueue()
        const from = under.open({ backoff, random: () => random })
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
      assert.isBelow(total(short), total(long) / 2, 'with all the luck there is no wait')
    })

    test('a job that fails in its last attempt is kept as dead, and can be revived', async ({
      assert,
      cleanup,
    }) => {
      let broken = true
      const from = under.open({ backoff: { baseMs: 1, capMs: 1, jitter: 'full' } })
      const handle = async () => {
        if (broken) throw new TypeError('a cog broke')
      }
      const deliveries = collect(cleanup, handle, {}, from)
      await from.enqueue(name, { n: 1 }, { id: 'older', maxAttempts: 3 })
      await settled(0, 1)
      await from.enqueue(name, { n: 2 }, { id: 'newer', maxAttempts: 1 })
      await settled(0, 2)
      assert.lengthOf(deliveries, 4)
      const dead = await from.dead(name, 10)
      assert.deepEqual(
        dead.map(({ diedAt, ...rest }) => rest),
        [
          { id: 'newer', queue: name, payload: { n: 2 }, attempt: 1, error: 'TypeError: a cog broke' },
          { id: 'older', queue: name, payload: { n: 1 }, attempt: 3, error: 'TypeError: a cog broke' },
        ]
      )
      assert.match(dead[0].diedAt, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
      assert.deepEqual(idsOf(await from.dead(name, 1)), ['newer'])

      broken = false
      assert.isFalse(await from.revive(name, 'nobody'))
      assert.isTrue(await from.revive(name, 'older'))
      await settled(0, 1)
      assert.deepEqual(deliveries[4], { id: 'older', queue: name, payload: { n: 1 }, attempt: 1 })
      assert.isFalse(await from.revive(name, 'older'))
    })

    test('a dead job of an id gives way to a new one', async ({ assert, cleanup }) => {
      const fail = async (job: Job) => {
        if (job.payload === 'bad') throw new Error('bad')
      }
      const deliveries = collect(cleanup, fail)
      await queue.enqueue(name, 'bad', { id: 'x', maxAttempts: 1 })
      await settled(0, 1)
      await queue.enqueue(name, 'good', { id: 'x' })
      await settled(0, 0)
      assert.deepEqual(
        deliveries.map(({ payload, attempt }) => [payload, attempt]),
        [
          ['bad', 1],
          ['good', 1],
        ]
      )
      assert.deepEqual(await queue.dead(name, 10), [])
    })

    test('a job of an id that waits stays as it is', async ({ assert, cleanup }) => {
      for (const payload of ['first', 'second']) await queue.enqueue(name, payload, { id: 'x' })
      await queue.enqueue(name, 'first', { id: 'y', delayMs: 60_000 })
      await queue.enqueue(name, 'second', { id: 'y' })
      assert.equal((await queue.counts(name)).waiting, 2)
      const deliveries = collect(cleanup)
      await settled(1)
      assert.deepEqual(
        deliveries.map((job) => job.payload),
        ['first']
      )
    })

    test('a job of an id that runs is run once more afterwards, as last enqueued', async ({
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
      await queue.enqueue(name, 0, { id: 'x' })
      await eventually('running', () => deliveries.length === 1)
      for (const payload of [1, 2, 3]) await queue.enqueue(name, payload, { id: 'x' })
      assert.deepInclude(await queue.counts(name), { running: 1, waiting: 0 })
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

    test('enqueued while it runs, it is run anew also when the running one fails for good', async ({
      assert,
      cleanup,
    }) => {
      const first = gate()
      const deliveries = collect(cleanup, async (job) => {
        if (job.payload === 0) await first.opened
      })
      await queue.enqueue(name, 0, { id: 'x', maxAttempts: 1 })
      await eventually('running', () => deliveries.length === 1)
      await under.transaction(async (tx) => void (await queue.enqueue(name, 1, { id: 'x' }, tx)))
      await eventually('noted', async () => (await queue.counts(name)).running === 1)
      await sleep(20)
      first.fail(new Error('for good'))
      await eventually('run again', () => deliveries.length === 2)
      assert.deepInclude(deliveries[1], { payload: 1, attempt: 1 })
    })

    test('enqueued in a transaction, it is run after the commit, whatever ran or waited before', async ({
      assert,
      cleanup,
    }) => {
      const first = gate()
      const begun: string[] = []
      const running = collect(cleanup, async (job) => {
        begun.push(job.id)
        if (job.payload === 'runs') await first.opened
      })
      await queue.enqueue(name, 'runs', { id: 'x' })
      await eventually('running', () => running.length === 1)
      const enqueued = gate()
      const committing = gate()
      const transaction = under.transaction(async (tx) => {
        await queue.enqueue(name, 'new', { id: 'x' }, tx)
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

      await queue.enqueue(name, 'waits', { id: 'y', delayMs: 30 })
      await under.transaction(async (tx) => {
        await queue.enqueue(name, 'new', { id: 'y' }, tx)
        await sleep(80)
        begun.length = 0
      })
      await eventually('run after the commit', () => begun.includes('y'))
      await settled()
    })

    test('as many at the same time as asked for, no more', async ({ assert, cleanup }) => {
      let [running, most] = [0, 0]
      const all = gate()
      const handle = async () => {
        most = Math.max(most, ++running)
        await all.opened
        running--
      }
      const deliveries = collect(cleanup, handle, { concurrency: 3 })
      for (let n = 0; n < 7; n++) await queue.enqueue(name, n)
      await eventually('three run', () => running === 3)
      await sleep(50)
      assert.equal(most, 3)
      assert.deepEqual(await queue.counts(name), { waiting: 4, running: 3, dead: 0 })
      all.release()
      await settled()
      assert.lengthOf(deliveries, 7)
      assert.equal(most, 3)
    })

    test('a job whose handler takes longer than the lease is not delivered to another', async ({
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
      const other = collect(cleanup, handle, options, under.open())
      await queue.enqueue(name, null)
      await sleep(650)
      lasting.release()
      await settled()
      assert.lengthOf([...one, ...other], 1)
      assert.isFalse(signalled)
    })

    test('1,000 jobs, two consumers on connections of their own: none is held by both, each is run once', async ({
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
          Array.from({ length: 50 }, (_, at) => queue.enqueue(name, null, { id: `${n + at}` }))
        )
      const one = collect(cleanup, handle, options, under.open())
      const other = collect(cleanup, handle, options, under.open())
      await settled()
      assert.lengthOf([...one, ...other], 1_000)
      assert.equal(new Set(idsOf([...one, ...other])).size, 1_000)
      assert.isAbove(one.length, 50)
      assert.isAbove(other.length, 50)
    }).timeout(60_000)
  })
}
