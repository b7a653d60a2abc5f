import { test } from '@japa/runner'
import { MemoryJobStore } from '#tests/support/fakes/memory_job_store'
import { MemoryQueue } from '#tests/support/fakes/memory_queue'
import { aborted, gate } from '../support/queue.js'
import { VirtualClock } from '../support/virtual_clock.js'

test.group('queue of leased jobs, simulated time', () => {
  test('spaces attempts exactly by the default backoff', async ({ assert }) => {
    const clock = new VirtualClock()
    const queue = new MemoryQueue({ clock, random: () => 0.5 })
    const began = clock.now().getTime()
    const times: number[] = []
    queue.consume('q', async () => {
      times.push(clock.now().getTime() - began)
      throw new Error('never')
    })
    await queue.enqueue('q', null, { id: 'x' })
    await clock.advance(3_600_000)
    const waits = times.slice(1).map((time, n) => time - times[n])
    assert.deepEqual(waits, [750, 1_500, 3_000, 6_000, 12_000, 24_000, 48_000, 96_000, 192_000])
    assert.deepEqual(await queue.counts('q'), { waiting: 0, running: 0, dead: 1 })
    await queue.close()
  })

  test('renews a lease for hours while its consumer is alive', async ({ assert }) => {
    const clock = new VirtualClock()
    const jobs = new MemoryJobStore()
    const queues = [new MemoryQueue({ clock }, jobs), new MemoryQueue({ clock }, jobs)]
    const lasting = gate()
    let deliveries = 0
    for (const queue of queues)
      queue.consume('q', async () => {
        deliveries++
        await lasting.opened
      })
    await queues[0].enqueue('q', null)
    await clock.advance(4 * 3_600_000)
    lasting.release()
    await clock.advance(1_000)
    assert.equal(deliveries, 1)
    assert.deepEqual(await queues[0].counts('q'), { waiting: 0, running: 0, dead: 0 })
    await Promise.all(queues.map((queue) => queue.close()))
  })

  test('a suspended consumer loses its job when the lease ends, and then finishes nothing', async ({
    assert,
  }) => {
    const [frozen, clock] = [new VirtualClock(), new VirtualClock()]
    const jobs = new MemoryJobStore()
    const [one, other] = [new MemoryQueue({ clock: frozen }, jobs), new MemoryQueue({ clock }, jobs)]
    const [first, second] = [gate(), gate()]
    let signal: AbortSignal | undefined
    one.consume('q', async (_, given) => {
      signal = given
      await first.opened
    })
    await one.enqueue('q', null, { id: 'x' })
    await frozen.advance(0)
    const attempts: number[] = []
    other.consume('q', async (job) => {
      attempts.push(job.attempt)
      await second.opened
    })
    await clock.advance(29_999)
    assert.deepEqual(attempts, [])
    await clock.advance(1)
    assert.deepEqual(attempts, [2])
    assert.isFalse(signal?.aborted)
    await frozen.advance(10_000)
    assert.isTrue(signal?.aborted)
    first.release()
    await frozen.advance(1_000)
    assert.deepEqual(await other.counts('q'), { waiting: 0, running: 1, dead: 0 })
    second.release()
    await clock.advance(1_000)
    assert.deepEqual(await other.counts('q'), { waiting: 0, running: 0, dead: 0 })
    await Promise.all([one.close(), other.close()])
  })

  test('a handler whose lease cannot be renewed is aborted, and its failure changes nothing', async ({
    assert,
  }) => {
    const clock = new VirtualClock()
    class Unreachable extends MemoryJobStore {
      override async renew(): Promise<boolean> {
        throw new Error('out of reach')
      }
    }
    const faults: unknown[] = []
    const queue = new MemoryQueue({ clock, onError: (error) => faults.push(error) }, new Unreachable())
    const reported: number[] = []
    const began = clock.now().getTime()
    queue.consume('q', (_, signal) => {
      signal.addEventListener('abort', () => reported.push(clock.now().getTime() - began))
      return aborted(signal)
    })
    await queue.enqueue('q', null, { maxAttempts: 2 })
    await clock.advance(29_000)
    assert.lengthOf(faults, 2)
    assert.deepEqual(reported, [])
    await clock.advance(1_000)
    assert.deepEqual(reported, [30_000])
    await clock.advance(70_000)
    assert.deepEqual(await queue.counts('q'), { waiting: 0, running: 0, dead: 1 })
    assert.match((await queue.dead('q', 1))[0].error, /died or lost the lease/)
    await queue.close()
  })

  test('finds a job of another process at the next poll, and a delayed one at its time', async ({
    assert,
  }) => {
    const clock = new VirtualClock()
    const jobs = new MemoryJobStore()
    const [one, other] = [new MemoryQueue({ clock }, jobs), new MemoryQueue({ clock }, jobs)]
    const began = clock.now().getTime()
    const times: number[] = []
    one.consume('q', async () => void times.push(clock.now().getTime() - began), { pollMs: 1_000 })
    await clock.advance(100)
    await other.enqueue('q', null)
    await other.enqueue('q', null, { delayMs: 1_234 })
    await clock.advance(5_000)
    assert.deepEqual(times, [1_000, 1_334])
    await Promise.all([one.close(), other.close()])
  })
})
