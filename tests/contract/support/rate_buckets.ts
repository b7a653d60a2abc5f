import { randomBytes } from 'node:crypto'
import type { Bucket, RateBuckets } from '#domain/ports/rate_buckets'

export type RateBucketsFactory = {
  /**
   * Creates the buckets of an adapter. If the adapter can share a store, buckets with the same
   * `prefix` do.
   */
  make: (prefix: string) => Promise<RateBuckets>
  /** The number of instances that share a store in the tests. */
  sharing: number
  missing?: string
}

export const REDIS_URL = process.env.TEST_REDIS_URL

/** The reason why suites on Redis are skipped, if they are. */
export const WITHOUT_REDIS = REDIS_URL ? undefined : 'TEST_REDIS_URL is not set'

export const uniquePrefix = () => `test-${randomBytes(8).toString('hex')}`

/** Returns a bucket, by default with a window of one minute. */
export function bucket(key: string, limit: number, windowSeconds = 60): Bucket {
  return { key: `{ws}:${key}`, limit, windowSeconds }
}
