import { randomBytes } from 'node:crypto'
import type { Bucket, RateBuckets } from '#domain/ports/rate_buckets'

export type RateBucketsFactory = {
  /** Buckets of an adapter; those of one `prefix` share a store, where the adapter shares at all. */
  make: (prefix: string) => Promise<RateBuckets>
  /** How many of one prefix share a store. */
  sharing: number
  missing?: string
}

export const REDIS_URL = process.env.TEST_REDIS_URL

/** Why suites over Redis are left out, where they are. */
export const WITHOUT_REDIS = REDIS_URL ? undefined : 'TEST_REDIS_URL names no server'

export const uniquePrefix = () => `test-${randomBytes(8).toString('hex')}`

/** A minute's bucket of the workspace of that name. */
export function bucket(key: string, limit: number, windowSeconds = 60): Bucket {
  return { key: `{ws}:${key}`, limit, windowSeconds }
}
