import { SATURATION_LIMIT, saturation } from '../bm25.js'

/**
 * The saturation of one step of a posting's impact byte.
 *
 * A posting stores one byte: its BM25 saturation under the segment's average length, rounded up.
 * Pruning uses the byte as an upper bound of the score. The token count is recomputed from the byte
 * and the field's length, or stored if that is ambiguous. With the count, final scores are exact
 * under the statistics at query time.
 */
const IMPACT_STEP = SATURATION_LIMIT / 255

export function impactOf(count: number, length: number, average: number): number {
  return Math.max(1, Math.ceil(saturation(count, length, average) / IMPACT_STEP))
}

/** Whether `impactOf` loses the count, because a smaller count has the same byte. */
export function isAmbiguous(count: number, length: number, average: number): boolean {
  return count > 1 && impactOf(count - 1, length, average) === impactOf(count, length, average)
}

/** Returns the smallest count with this impact. */
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
 * An impact times this factor is an upper bound of the saturation, even after the average length
 * has changed. Saturation grows at most in proportion to the average. `1 + 1e-9` covers rounding of
 * sums.
 */
export function boundFactor(writtenAverage: number, presentAverage: number): number {
  return IMPACT_STEP * Math.max(1, presentAverage / writtenAverage) * (1 + 1e-9)
}
