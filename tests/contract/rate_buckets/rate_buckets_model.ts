import type { Bucket, BucketState, Consumption } from '#domain/ports/rate_buckets'

/** A simple reference model of the port, for a clock that never goes back. */
export class RateBucketsModel {
  readonly #windows = new Map<string, { endsAt: number; requests: number[] }>()

  consume(buckets: readonly Bucket[], now: number): Consumption {
    const before = this.peek(buckets, now)
    if (before.some(({ remaining }) => remaining === 0)) return { allowed: false, states: before }
    for (const bucket of buckets) {
      const window = this.#open(bucket, now) ?? { endsAt: now + bucket.windowSeconds * 1000, requests: [] }
      this.#windows.set(bucket.key, { ...window, requests: [...window.requests, now] })
    }
    return { allowed: true, states: this.peek(buckets, now) }
  }

  giveBack(buckets: readonly Bucket[], now: number): void {
    for (const bucket of buckets) this.#open(bucket, now)?.requests.pop()
  }

  peek(buckets: readonly Bucket[], now: number): BucketState[] {
    return buckets.map((bucket) => {
      const window = this.#open(bucket, now)
      const used = window?.requests.length ?? 0
      const milliseconds = window ? window.endsAt - now : bucket.windowSeconds * 1000
      return {
        limit: bucket.limit,
        remaining: Math.max(0, bucket.limit - used),
        resetSeconds: Math.ceil(milliseconds / 1000),
      }
    })
  }

  #open({ key }: Bucket, now: number) {
    const window = this.#windows.get(key)
    return window && now < window.endsAt ? window : undefined
  }
}
