import { setTimeout as sleep } from 'node:timers/promises'
import type { Bucket, RateBuckets } from '#domain/ports/rate_buckets'

/** A load on one bucket, from `startAt` (ms since 1970) for `seconds`. */
export type Load = { bucket: Bucket; perSecond: number; startAt: number; seconds: number }

/** A request and whether it was admitted. */
export type Offered = { at: number; allowed: boolean }

/**
 * Sends the requests of a load evenly in real time. Sends late requests at once, like a busy
 * client.
 */
export async function offer(buckets: RateBuckets, load: Load): Promise<Offered[]> {
  const { bucket, perSecond, startAt, seconds } = load
  const total = Math.round(perSecond * seconds)
  const made: Promise<Offered>[] = []
  await sleep(startAt - Date.now())
  while (made.length < total) {
    const due = Math.min(total, Math.ceil(((Date.now() - startAt) / 1000) * perSecond))
    while (made.length < due) made.push(request(buckets, bucket, Date.now()))
    await sleep(1)
  }
  return Promise.all(made)
}

async function request(buckets: RateBuckets, bucket: Bucket, at: number): Promise<Offered> {
  const { allowed } = await buckets.consume([bucket], at)
  return { at, allowed }
}

/** Returns how many of these requests the bucket should admit, counted in order. */
export function allowedOf({ limit, windowSeconds }: Bucket, times: readonly number[]): number {
  let [allowed, used, endsAt] = [0, 0, 0]
  for (const at of times.toSorted((a, b) => a - b)) {
    if (at >= endsAt) [used, endsAt] = [0, at + windowSeconds * 1000]
    if (used++ < limit) allowed++
  }
  return allowed
}
