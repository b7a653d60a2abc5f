/** A summary of timings, in the unit of the timings. All benchmarks use ms. */
export type Percentiles = { count: number; mean: number; p50: number; p95: number; p99: number; max: number }

/**
 * Returns the nearest-rank percentile of sorted values, which is always a measured value. `share`
 * is 0 to 1. NaN if there are no values.
 */
export function percentile(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))]
}

/**
 * Returns the percentiles of unsorted timings. Without timings, `count` is 0 and the others are
 * NaN.
 */
export function percentiles(timings: ArrayLike<number>): Percentiles {
  const sorted = Float64Array.from(timings).sort()
  const at = (share: number) => percentile(sorted, share)
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length
  return { count: sorted.length, mean, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) }
}
