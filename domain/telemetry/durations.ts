/**
 * Request durations as a histogram: the count per bucket. Each bucket limit is 20% above the
 * previous one, so the histogram stays small. A quantile between 0.1 ms and 104 s is at most 20%
 * too high or 17% too low. Histograms of several processes can be added.
 */
export type Durations = ReadonlyMap<number, number>

const FIRST_MS = 0.1
const GROWTH = 1.2
/** The last bucket, which has all durations above 104 s. */
const LAST = 77

/** Returns the bucket of a duration in milliseconds. */
export function durationBucket(ms: number): number {
  if (!(ms > FIRST_MS)) return 0
  return Math.min(LAST, Math.ceil(Math.log(ms / FIRST_MS) / Math.log(GROWTH)))
}

/**
 * Returns a bucket's range: more than `from` and at most `to` milliseconds. The first bucket also
 * has durations of 0 ms, and the last one also has durations above `to`.
 */
export function bucketRange(bucket: number): { from: number; to: number } {
  const to = FIRST_MS * GROWTH ** bucket
  return { from: bucket === 0 ? 0 : to / GROWTH, to }
}

export function addDurations(all: Iterable<Durations>): Durations {
  const sum = new Map<number, number>()
  for (const durations of all)
    for (const [bucket, count] of durations) sum.set(bucket, (sum.get(bucket) ?? 0) + count)
  return sum
}

/**
 * Returns the milliseconds at a quantile (`share`, 0 to 1). Interpolates linearly within a bucket.
 * Null without durations.
 */
export function durationAt(durations: Durations, share: number): number | null {
  const buckets = [...durations].filter(([, count]) => count > 0).sort(([one], [other]) => one - other)
  const whole = buckets.reduce((sum, [, count]) => sum + count, 0)
  if (whole === 0) return null
  const wanted = Math.min(1, Math.max(0, share)) * whole
  let below = 0
  for (const [bucket, count] of buckets) {
    if (below + count >= wanted) {
      const { from, to } = bucketRange(bucket)
      return from + ((to - from) * (wanted - below)) / count
    }
    below += count
  }
  return bucketRange(buckets.at(-1)![0]).to
}

/** Serialises the counts as a short text, such as `12:3 14:1`. */
export const writeDurations = (durations: Durations): string =>
  [...durations].map(([bucket, count]) => `${bucket}:${count}`).join(' ')

export function readDurations(text: string): Durations {
  if (text === '') return new Map()
  return new Map(text.split(' ').map((part) => part.split(':').map(Number) as [number, number]))
}
