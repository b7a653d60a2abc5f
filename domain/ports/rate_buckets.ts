/**
 * A bucket allows `limit` requests per window of `windowSeconds`. A window opens with its first
 * request. The keys in one call are distinct. They share the text in braces, such as
 * `{ws_1}:organization`, so that a clustered store keeps them on one node.
 */
export type Bucket = { key: string; limit: number; windowSeconds: number }

/**
 * A bucket's state. `resetSeconds` is the time until its window ends, rounded up, from 1 to
 * `windowSeconds`. It is the whole window if none is open.
 */
export type BucketState = { limit: number; remaining: number; resetSeconds: number }

export type Consumption = {
  /** Whether every bucket had room. If false, nothing was consumed and no window opened. */
  allowed: boolean
  /** States after the request, in the order of the buckets. */
  states: BucketState[]
}

/**
 * Counts requests in buckets. Atomic over several buckets: consumes all or none, also for
 * concurrent calls from every process that shares the store.
 *
 * `now` is in milliseconds since the epoch. A window is closed from the millisecond at which it
 * ends. If the clock steps back, an open window ends at most `windowSeconds` after the new time. A
 * changed limit applies immediately to the open window.
 *
 * No method fails if the store is unreachable. The adapter then counts in this process.
 */
export abstract class RateBuckets {
  /** Consumes one request from each bucket. */
  abstract consume(buckets: readonly Bucket[], now: number): Consumption | Promise<Consumption>

  /** Returns one request to each bucket whose window is still open. */
  abstract giveBack(buckets: readonly Bucket[], now: number): void | Promise<void>

  /** Returns the buckets' states without consuming. */
  abstract peek(buckets: readonly Bucket[], now: number): BucketState[] | Promise<BucketState[]>

  abstract close(): Promise<void>
}
