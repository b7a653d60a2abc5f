/** A bucket: at most `limit` requests in a window of `windowSeconds` that opens with its first request. */
export type Bucket = { key: string; limit: number; windowSeconds: number }

/** How a bucket stands after a request. `resetSeconds` is until its window ends, rounded up, the whole window where none is open. */
export type BucketState = { limit: number; remaining: number; resetSeconds: number }

export type Consumption = {
  /** Whether every bucket had room; if not, none was consumed. */
  allowed: boolean
  /** In the order asked. */
  states: BucketState[]
}

/** Counts requests in buckets, atomically over several: all are consumed or none is. */
export abstract class RateBuckets {
  /** Takes one request out of each bucket. `now` is in milliseconds since the epoch. */
  abstract consume(buckets: readonly Bucket[], now: number): Consumption | Promise<Consumption>

  /** How buckets stand, without consuming. */
  abstract peek(buckets: readonly Bucket[], now: number): BucketState[] | Promise<BucketState[]>

  abstract close(): Promise<void>
}
