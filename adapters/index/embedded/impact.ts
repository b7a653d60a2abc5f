import { SATURATION_LIMIT, saturation } from '../bm25.js'

/**
 * A posting keeps one byte: its BM25 saturation under the segment's own average length, rounded up. It bounds the
 * score from above, which is what pruning needs. The token count is found again from the byte and the field's
 * length (the few that cannot be are written down), so final scores are exact under the statistics of the moment.
 */
export const IMPACT_STEP = SATURATION_LIMIT / 255

export function impactOf(count: number, length: number, average: number): number {
  return Math.max(1, Math.ceil(saturation(count, length, average) / IMPACT_STEP))
}

/** Whether `impactOf` loses the count: a smaller one gives the same byte. */
export function isAmbiguous(count: number, length: number, average: number): boolean {
  return count > 1 && impactOf(count - 1, length, average) === impactOf(count, length, average)
}

/** The smallest count that gives an impact. */
export function countOf(impact: number, length: number, average: number): number {
  if (impactOf(1, length, average) >= impact) return 1
  let low = 2
  let high = Math.max(2, length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (impactOf(middle, length, average) >= impact) high = middle
    else low = middle + 1
  }
  return low
}

/**
 * The factor that keeps impacts an upper bound when the average length has moved since they were written: the
 * saturation grows at most as the average does. The last part covers the rounding of sums.
 */
export function boundFactor(writtenAverage: number, presentAverage: number): number {
  return IMPACT_STEP * Math.max(1, presentAverage / writtenAverage) * (1 + 1e-9)
}
