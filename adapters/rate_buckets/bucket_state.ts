import type { Bucket, BucketState } from '#domain/ports/rate_buckets'

/**
 * Returns the state of a bucket with `used` requests in a window until `endsAt` (ms since 1970).
 */
export function bucketState(bucket: Bucket, used: number, endsAt: number, now: number): BucketState {
  const { limit } = bucket
  return { limit, remaining: Math.max(0, limit - used), resetSeconds: Math.ceil((endsAt - now) / 1000) }
}
