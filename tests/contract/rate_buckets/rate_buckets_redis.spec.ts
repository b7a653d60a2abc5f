import { RedisRateBuckets } from '#adapters/rate_buckets/redis/redis_rate_buckets'
import { REDIS_URL, WITHOUT_REDIS } from '../support/rate_buckets.js'
import { rateBucketsContract } from './rate_buckets_contract.js'

rateBucketsContract('Redis', {
  make: async (prefix) => {
    const onAway = (error: Error) => {
      throw error
    }
    const buckets = new RedisRateBuckets(REDIS_URL!, { prefix, timeoutMs: 5000, onAway })
    await buckets.connected()
    return buckets
  },
  sharing: 3,
  missing: WITHOUT_REDIS,
})
