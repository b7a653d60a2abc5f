/**
 * A bucket: at most `limit` requests in a window of `windowSeconds` that opens with its first request. The keys of buckets
 * asked in one call are distinct and hold the same text in braces, such as `{ws_1}:organization`, so that a store spread over
 * several machines keeps them together.
 */
export type Bucket = { key: string; limit: number; windowSeconds: number }

/**
 * How a bucket stands. `resetSeconds` is until its window ends, rounded up, from 1 to `windowSeconds`; the whole window where
 * none is open.
 */
export type BucketState = { limit: number; remaining: number; resetSeconds: number }

export type Consumption = {
  /** Whether every bucket had room; if not, none was consumed and no window opened. */
  allowed: boolean
  /** After the request, in the order asked. */
  states: BucketState[]
}

/**
 * Counts requests in buckets, atomically over several: all are consumed or none is, also when many ask at the same time, in
 * every process that shares the store.
 *
 * `now` is in milliseconds since the epoch. A window is closed from the millisecond at which it ends. When the clock steps
 * back, an open window ends at most `windowSeconds` after the new time. A limit that changes while a window is open holds at
 * once, over what was counted already.
 *
 * No method fails because the store is away: an adapter then counts in this process until the store is back.
 */
export abstract class RateBuckets {
  /** Takes one request out of each bucket. */
  abstract consume(buckets: readonly Bucket[], now: number): Consumption | Promise<Consumption>

  /** Gives a request back to each bucket whose window is still open, down to none. */
  abstract giveBack(buckets: readonly Bucket[], now: number): void | Promise<void>

  /** How buckets stand, without consuming. */
  abstract peek(buckets: readonly Bucket[], now: number): BucketState[] | Promise<BucketState[]>

  abstract close(): Promise<void>
}
