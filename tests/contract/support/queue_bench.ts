import type { Group } from '@japa/runner/core'
import type { Job, JobHandler, Queue } from '#domain/ports/queue'
import type { SqlTransaction } from '#domain/ports/sql'
import { eventually, type QueueFactory, type QueueUnderTest, uniqueQueue } from './queue.js'
import type { QueuePlace } from './queue_place.js'

type Settings = Parameters<QueueUnderTest['open']>[0]
type Cleanup = (end: () => Promise<void>) => void

/** The state that the tests of a group share: one adapter, and a new queue name per test. */
class QueueBench {
  under!: QueueUnderTest
  queue!: Queue
  name = ''

  get place(): QueuePlace {
    return this.under.place!
  }

  transaction<T>(work: (tx: SqlTransaction) => Promise<T>): Promise<T> {
    return this.under.transaction(work)
  }
}

/** Creates the adapter for a group of tests. Skips the tests if the adapter is missing. */
export function useQueue(group: Group, factory: QueueFactory) {
  const bench = new QueueBench()
  if (!factory.missing)
    group.setup(async () => {
      bench.under = await factory.make()
      bench.queue = bench.under.open()
      return () => bench.under.end()
    })
  group.tap((each) => each.skip(Boolean(factory.missing), factory.missing))
  group.each.setup(() => {
    bench.name = uniqueQueue()
  })

  /**
   * Consumes until the test ends, and polls only once a minute. Returns the list of deliveries,
   * which keeps growing.
   */
  const collect = (
    cleanup: Cleanup,
    handle: JobHandler = async () => {},
    options = {},
    from = bench.queue,
    of = bench.name
  ) => {
    const deliveries: Job[] = []
    const handler: JobHandler = async (job, signal) => {
      deliveries.push(job)
      await handle(job, signal)
    }
    const consumer = from.consume(of, handler, { pollMs: 60_000, ...options })
    cleanup(() => consumer.stop(0))
    return deliveries
  }

  /** Waits until no job runs and the numbers of waiting and dead jobs are as given. */
  const settled = (waiting = 0, dead = 0) =>
    eventually('the jobs are done', async () => {
      const counts = await bench.queue.counts(bench.name)
      return counts.waiting === waiting && counts.running === 0 && counts.dead === dead
    })

  return { bench, open: (settings?: Settings) => bench.under.open(settings), collect, settled }
}
