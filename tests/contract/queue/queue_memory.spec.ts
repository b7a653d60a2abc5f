import { MemoryJobStore } from '#tests/support/fakes/memory_job_store'
import { MemoryQueue } from '#tests/support/fakes/memory_queue'
import { memoryTransaction } from '../support/memory_transaction.js'
import type { QueueUnderTest } from '../support/queue.js'
import { queueContract } from './queue_contract.js'

const make = async (): Promise<QueueUnderTest> => {
  const jobs = new MemoryJobStore()
  const opened: MemoryQueue[] = []
  return {
    open(settings = {}) {
      const queue = new MemoryQueue(settings, jobs)
      opened.push(queue)
      return queue
    },
    transaction: memoryTransaction,
    place: null,
    end: async () => void (await Promise.all(opened.map((queue) => queue.close()))),
  }
}

queueContract('memory', { make })
