import type { EnqueueOptions } from '#domain/ports/queue'
import type { SqlTransaction } from '#domain/ports/sql'
import { LeasedQueue } from '#adapters/queue/leased/leased_queue'
import { type QueueSettings, withDefaults } from '#adapters/queue/leased/settings'
import { MemoryJobStore } from './memory_job_store.js'

/** The queue in memory, for tests and simulations. Its jobs end with its store. */
export class MemoryQueue extends LeasedQueue {
  /** `jobs`: queues with the same store consume the same jobs. */
  constructor(
    settings: QueueSettings = {},
    private readonly jobs = new MemoryJobStore()
  ) {
    super(jobs, withDefaults(settings))
  }

  async enqueue(
    queue: string,
    payload: unknown,
    options: EnqueueOptions = {},
    tx?: SqlTransaction
  ): Promise<string> {
    const job = this.newJob(queue, payload, options)
    const add = () => {
      this.jobs.add(job)
      this.wake(queue)
    }
    if (tx) tx.onCommit(add)
    else add()
    return job.id
  }

  async healthy(): Promise<boolean> {
    return true
  }
}
