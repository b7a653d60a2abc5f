import { randomUUID } from 'node:crypto'
import { Redis } from 'ioredis'
import { memoryTransaction } from '../support/memory_transaction.js'
import type { QueueUnderTest } from '../support/queue.js'
import { openQueue } from '../support/queue_place.js'
import { queueContract } from './queue_contract.js'
import { queueCrashContract } from './queue_crash_contract.js'

const url = process.env.TEST_REDIS_URL

const make = async (): Promise<QueueUnderTest> => {
  const place = { kind: 'redis', url: url!, prefix: `test-${randomUUID()}` } as const
  const ends: (() => Promise<void>)[] = []
  return {
    open(settings = {}) {
      const opened = openQueue(place, settings)
      ends.push(opened.end)
      return opened.queue
    },
    transaction: memoryTransaction,
    place,
    async end() {
      await Promise.all(ends.map((each) => each()))
      const redis = new Redis(url!)
      const keys = await redis.keys(`${place.prefix}*`)
      if (keys.length > 0) await redis.del(keys)
      redis.disconnect()
    },
  }
}

const factory = { make, missing: url ? undefined : 'TEST_REDIS_URL is not set' }

queueContract('Redis', factory)
queueCrashContract('Redis', factory)
