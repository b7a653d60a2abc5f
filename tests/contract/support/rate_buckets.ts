import { randomBytes } from 'node:crypto'
import type { Bucket, RateBuckets } from '#domain/ports/rate_buckets'

export type RateBucketsFactory = {
  /** Creates the buckets of an adapter. Those with one `prefix` share a store if possible. */
  make: (prefix: string) => Promise<RateBuckets>
  /** How many instances with the same prefix share a store. */
  sharing: number
  missing?: string
}

export const REDIS_URL = process.env.TEST_REDIS_URL

/** Why suites on Redis are skipped, if they are. */
export const WITHOUT_REDIS = REDIS_URL ? undefined : 'TEST_REDIS_URL is not set'

export const uniquePrefix = () => `test-${randomBytes(8).toString('hex')}`

/** A bucket with a window of one minute. */
export function bucket(key: string, limit: number, windowSeconds = 60): Bucket {
  return { key: `{ws}:${key}`, limit, windowSeconds }
}
