/**
 * How long requests took, as counts in buckets that grow by a fifth: enough to tell any share of them within a tenth, in a
 * few numbers, and to add up what several processes measured.
 */
export type Durations = ReadonlyMap<number, number>

const FIRST_MS = 0.1
const GROWTH = 1.2
/** The last bucket holds whatever is longer than about two minutes. */
const LAST = 77

/** The bucket of a duration in milliseconds. */
export function durationBucket(ms: number): number {
  if (!(ms > FIRST_MS)) return 0
  return Math.min(LAST, Math.ceil(Math.log(ms / FIRST_MS) / Math.log(GROWTH)))
}

/** What a bucket holds: more than `from` and at most `to` milliseconds. */
export function bucketRange(bucket: number): { from: number; to: number } {
  const to = FIRST_MS * GROWTH ** bucket
  return { from: bucket === 0 ? 0 : to / GROWTH, to }
}

/** The counts of several together. */
export function addDurations(all: Iterable<Durations>): Durations {
  const sum = new Map<number, number>()
  for (const durations of all)
    for (const [bucket, count] of durations) sum.set(bucket, (sum.get(bucket) ?? 0) + count)
  return sum
}

/**
 * The duration in milliseconds that a share (0 to 1) of the requests did not pass, spread evenly over its bucket; null where
 * nothing was counted.
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

/** The counts as one short text, such as `12:3 14:1`. */
export function writeDurations(durations: Durations): string {
  return [...durations].map(([bucket, count]) => `${bucket}:${count}`).join(' ')
}

/** The counts that `writeDurations` wrote. */
export function readDurations(text: string): Durations {
  if (text === '') return new Map()
  return new Map(text.split(' ').map((part) => part.split(':').map(Number) as [number, number]))
}
