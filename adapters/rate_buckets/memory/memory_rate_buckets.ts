import { type Bucket, type BucketState, type Consumption, RateBuckets } from '#domain/ports/rate_buckets'
import { bucketState } from '../bucket_state.js'

type Window = { used: number; endsAt: number }

/** Windows checked per request, so that closed ones are removed as fast as new ones are added. */
const SWEPT_PER_REQUEST = 4

/** The buckets of one process. Each request removes a few closed windows. */
export class MemoryRateBuckets extends RateBuckets {
  readonly #windows = new Map<string, Window>()
  #unswept = this.#windows.entries()

  get size(): number {
    return this.#windows.size
  }

  consume(buckets: readonly Bucket[], now: number): Consumption {
    this.#sweep(now)
    const windows = buckets.map((bucket) => this.#openWindow(bucket, now))
    const allowed = buckets.every(({ limit }, i) => (windows[i]?.used ?? 0) < limit)
    const states = buckets.map((bucket, i) => {
      const window = windows[i] ?? { used: 0, endsAt: now + bucket.windowSeconds * 1000 }
      if (allowed) window.used++
      if (allowed && !windows[i]) this.#windows.set(bucket.key, window)
      return bucketState(bucket, window.used, window.endsAt, now)
    })
    return { allowed, states }
  }

  giveBack(buckets: readonly Bucket[], now: number): void {
    for (const bucket of buckets) {
      const window = this.#openWindow(bucket, now)
      if (window && window.used > 0) window.used--
    }
  }

  peek(buckets: readonly Bucket[], now: number): BucketState[] {
    return buckets.map((bucket) => {
      const window = this.#openWindow(bucket, now)
      return bucketState(bucket, window?.used ?? 0, window?.endsAt ?? now + bucket.windowSeconds * 1000, now)
    })
  }

  /** Copies the state of a bucket from another store. */
  note({ key }: Bucket, used: number, endsAt: number, now: number): void {
    this.#sweep(now)
    const window = this.#windows.get(key)
    if (window === undefined) this.#windows.set(key, { used, endsAt })
    else {
      window.used = used
      window.endsAt = endsAt
    }
  }

  async close(): Promise<void> {
    this.#windows.clear()
  }

  #openWindow({ key, windowSeconds }: Bucket, now: number): Window | undefined {
    const window = this.#windows.get(key)
    if (window === undefined || window.endsAt <= now) return undefined
    window.endsAt = Math.min(window.endsAt, now + windowSeconds * 1000)
    return window
  }

  #sweep(now: number): void {
    for (let i = 0; i < SWEPT_PER_REQUEST; i++) {
      const { value, done } = this.#unswept.next()
      if (done) {
        this.#unswept = this.#windows.entries()
        return
      }
      if (value[1].endsAt <= now) this.#windows.delete(value[0])
    }
  }
}
