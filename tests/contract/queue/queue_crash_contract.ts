import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '#domain/ports/queue'
import { eventually, gate, idsOf, queueChild, type QueueFactory } from '../support/queue.js'

const FAST = { leaseMs: 400, pollMs: 20 }
import { useQueue } from '../support/queue_bench.js'

/** Registers the tests of the queue port with stopped and killed processes for one adapter. */
export function queueCrashContract(adapter: string, factory: QueueFactory): void {
  test.group(`queue port, crashes: ${adapter}`, (group) => {
    const { bench } = useQueue(group, factory)
    group.tap((each) => each.timeout(60_000))

    const done = async () => {
      const { waiting, running } = await bench.queue.counts(bench.name)
      return waiting + running === 0
    }

    test('a process suspended beyond its lease finishes nothing, and another runs the job', async ({
      assert,
      cleanup,
    }) => {
      const child = await queueChild(bench.place!, bench.name, 'consume')
      cleanup(() => child.kill())
      await bench.queue.enqueue(bench.name, { ms: 1_100 }, { id: 'slow' })
      await eventually('the child has it', () => child.lines.includes('began slow'))
      child.signal('SIGSTOP')
      const holding = gate()
      const taken: Job[] = []
      const handle = async (job: Job) => {
        taken.push(job)
        await holding.opened
      }
      const consumer = bench.queue.consume(bench.name, handle, FAST)
      cleanup(() => consumer.stop(0))
      await eventually('taken over', () => taken.length === 1)
      assert.equal(taken[0].attempt, 2)
      child.signal('SIGCONT')
      await eventually('the child ends its work', () => child.lines.includes('ended slow'))
      await eventually('the child receives the abort', () => child.lines.includes('aborted slow'))
      await sleep(100)
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 0, running: 1, dead: 0 })
      holding.release()
      await eventually('done', done)
      assert.lengthOf(taken, 1)
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 0, running: 0, dead: 0 })
    })

    test('a killed consumer loses no job, and its finished jobs do not run again', async ({
      assert,
      cleanup,
    }) => {
      const child = await queueChild(bench.place!, bench.name, 'consume')
      cleanup(() => child.kill())
      for (let n = 0; n < 60; n++)
        await bench.queue.enqueue(bench.name, { ms: 5 + (n % 5) * 10 }, { id: `${n}` })
      const began = () => child.lines.filter((line) => line.startsWith('began'))
      await eventually('it is at work', () => began().length > 20)
      await child.kill()
      const taken: Job[] = []
      const consumer = bench.queue.consume(bench.name, async (job) => void taken.push(job), {
        ...FAST,
        concurrency: 4,
      })
      cleanup(() => consumer.stop(0))
      await eventually('all done', done)
      const ended = child.lines.filter((line) => line.startsWith('ended')).map((line) => line.slice(6))
      assert.equal(new Set([...ended, ...idsOf(taken)]).size, 60)
      const again = taken.filter((job) => began().includes(`began ${job.id}`))
      assert.isAtMost(again.length, 4, 'only what ran at the kill')
      for (const job of again) assert.equal(job.attempt, 2)
      assert.lengthOf(taken, new Set(idsOf(taken)).size)
    })

    test('a job whose consumer dies in the last attempt is dead', async ({ assert, cleanup }) => {
      const child = await queueChild(bench.place!, bench.name, 'consume')
      cleanup(() => child.kill())
      await bench.queue.enqueue(bench.name, { ms: 60_000 }, { id: 'poison', maxAttempts: 1 })
      await eventually('the child has it', () => child.lines.includes('began poison'))
      await child.kill()
      const taken: Job[] = []
      const consumer = bench.queue.consume(bench.name, async (job) => void taken.push(job), FAST)
      cleanup(() => consumer.stop(0))
      await eventually('dead', async () => (await bench.queue.counts(bench.name)).dead === 1)
      const [dead] = await bench.queue.dead(bench.name, 5)
      assert.deepInclude(dead, { id: 'poison', attempt: 1, payload: { ms: 60_000 } })
      assert.match(dead.error, /died/)
      assert.deepEqual(taken, [])
    })

    test('an enqueued job survives any end of its process', async ({ assert, cleanup }) => {
      const child = await queueChild(bench.place!, bench.name, 'enqueue')
      cleanup(() => child.kill())
      await eventually('it adds jobs', () => child.lines.length > 100)
      await child.kill()
      const added = child.lines.filter((line) => line.startsWith('added')).map((line) => line.slice(6))
      const { waiting } = await bench.queue.counts(bench.name)
      assert.isAtLeast(waiting, added.length)
      assert.isAtMost(waiting, added.length + 400)
      const taken = new Set<string>()
      const handle = async (job: Job) => void taken.add(job.id)
      const consumer = bench.queue.consume(bench.name, handle, { ...FAST, concurrency: 16 })
      cleanup(() => consumer.stop(0))
      await eventually('all done', done, 20_000)
      assert.deepEqual(
        added.filter((id) => !taken.has(id)),
        []
      )
    })
  })
}
