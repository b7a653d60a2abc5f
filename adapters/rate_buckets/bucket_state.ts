import type { Bucket, BucketState } from '#domain/ports/rate_buckets'

/** How a bucket stands with `used` requests in a window that ends at `endsAt`, in milliseconds since the epoch. */
export function bucketState(bucket: Bucket, used: number, endsAt: number, now: number): BucketState {
  const { limit } = bucket
  return { limit, remaining: Math.max(0, limit - used), resetSeconds: Math.ceil((endsAt - now) / 1000) }
}
