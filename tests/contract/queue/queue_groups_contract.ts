import { test } from '@japa/runner'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Job } from '#domain/ports/queue'
import { eventually, gate, type QueueFactory } from '../support/queue.js'
import { useQueue } from '../support/queue_bench.js'

/** Registers the tests of job groups of the queue port for one adapter. */
export function queueGroupsContract(adapter: string, factory: QueueFactory): void {
  test.group(`queue port, groups: ${adapter}`, (group) => {
    const { bench, collect, settled } = useQueue(group, factory)

    const add = async (of: string, count: number) => {
      for (let n = 0; n < count; n++)
        await bench.queue.enqueue(bench.name, { of }, { id: `${of}-${n}`, group: of })
    }
    const groupOf = (job: Job) => (job.payload as { of: string }).of

    test('a group uses no more than its share, and its backlog delays no other job', async ({
      assert,
      cleanup,
    }) => {
      const running = new Map<string, number>()
      let max = 0
      const all = gate()
      const handle = async (job: Job) => {
        running.set(groupOf(job), (running.get(groupOf(job)) ?? 0) + 1)
        if (groupOf(job) === 'busy') max = Math.max(max, running.get('busy')!)
        await all.opened
        running.set(groupOf(job), running.get(groupOf(job))! - 1)
      }
      await add('busy', 30)
      const deliveries = collect(cleanup, handle, { concurrency: 4, groupConcurrency: 2 })
      await eventually('two run', () => running.get('busy') === 2)
      await sleep(100)
      assert.equal(running.get('busy'), 2)
      await add('other', 1)
      await bench.queue.enqueue(bench.name, { of: 'none' }, { id: 'none' })
      await eventually('the others run', () => running.get('other') === 1 && running.get('none') === 1, 2_000)
      assert.deepEqual(await bench.queue.counts(bench.name), { waiting: 28, running: 4, dead: 0 })
      all.release()
      await settled()
      assert.lengthOf(deliveries, 32)
      assert.isTrue(deliveries.every(({ attempt }) => attempt === 1))
      assert.equal(max, 2)
    })

    test('a group without running jobs goes before the backlogs of others', async ({ assert, cleanup }) => {
      const gates: { of: string; release: () => void }[] = []
      const handle = async (job: Job) => {
        const { opened, release } = gate()
        gates.push({ of: groupOf(job), release })
        await opened
      }
      await add('one', 20)
      await add('other', 20)
      const deliveries = collect(cleanup, handle, { concurrency: 4, groupConcurrency: 2 })
      await eventually('four run', () => gates.length === 4)
      assert.sameMembers(deliveries.map(groupOf), ['one', 'one', 'other', 'other'])
      await add('late', 1)
      gates[0].release()
      await eventually('one more runs', () => gates.length === 5, 2_000)
      assert.equal(gates[4].of, 'late')
      for (let n = 1; n < 41; n++) {
        await eventually('another runs', () => gates.length > n)
        gates[n].release()
      }
      await settled()
      assert.lengthOf(deliveries, 41)
    })
  })
}
