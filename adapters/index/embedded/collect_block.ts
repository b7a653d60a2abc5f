import { FINE } from './fine_maxima.js'
import type { TextPostings } from './postings_reader.js'
import { BLOCK } from './postings_writer.js'

/** A term with one impact per document, and the integer score of one impact step. */
export type DenseTerm = Extract<TextPostings, { kind: 'dense' }> & { factor: number }

/**
 * The number of dense terms summed for every document. The other dense terms are added only for
 * documents that can still be hits.
 */
export const SUMMED_TERMS = 3

/**
 * Collects the documents of a block whose sums, with the first dense terms, pass the threshold.
 * Returns their number. Skips groups of 16 documents whose maxima cannot reach it. No value of
 * `sums` is above `highest`, and it is 0 in the groups whose bit in `touched` is not set.
 */
export function collectBlock(
  dense: readonly DenseTerm[],
  low: number,
  size: number,
  threshold: number,
  highest: number,
  touched: number,
  sums: Int32Array,
  candidates: Uint32Array
): number {
  let count = 0
  if (dense.length === 0) {
    for (let at = 0; at < size; at++) if (sums[at] > threshold) candidates[count++] = low + at
    return count
  }
  const terms = Math.min(dense.length, SUMMED_TERMS)
  for (let term = 0; term < terms; term++) dense[term].fine.read(low / BLOCK)
  const one = dense[0]
  // With fewer than three terms, `two` and `three` repeat the last term and are not read.
  const two = dense[Math.min(1, terms - 1)]
  const three = dense[terms - 1]
  const [first, second, third] = [one.impacts, two.impacts, three.impacts]
  const [firstFine, secondFine, thirdFine] = [one.fine.values, two.fine.values, three.fine.values]
  const [firstBase, secondBase, thirdBase] = [one.base + low, two.base + low, three.base + low]
  const [firstFactor, secondFactor, thirdFactor] = [one.factor, two.factor, three.factor]
  const ofTouched = threshold - highest
  for (let from = 0, fine = low / FINE, group = 1; from < size; from += FINE, fine++, group <<= 1) {
    let bound = firstFactor * firstFine[fine]
    if (terms > 1) bound += secondFactor * secondFine[fine]
    if (terms > 2) bound += thirdFactor * thirdFine[fine]
    if (bound <= ((touched & group) === 0 ? threshold : ofTouched)) continue
    const to = Math.min(size, from + FINE)
    if (terms === 1) {
      for (let at = from; at < to; at++) {
        const sum = Math.imul(firstFactor, first[firstBase + at])
        if (((sums[at] + sum) | 0) > threshold) candidates[count++] = low + at
      }
    } else if (terms === 2) {
      for (let at = from; at < to; at++) {
        const sum =
          Math.imul(firstFactor, first[firstBase + at]) + Math.imul(secondFactor, second[secondBase + at])
        if (((sums[at] + sum) | 0) > threshold) candidates[count++] = low + at
      }
    } else {
      for (let at = from; at < to; at++) {
        const sum =
          Math.imul(firstFactor, first[firstBase + at]) + Math.imul(secondFactor, second[secondBase + at])
        const whole = sum + Math.imul(thirdFactor, third[thirdBase + at])
        if (((sums[at] + whole) | 0) > threshold) candidates[count++] = low + at
      }
    }
  }
  return count
}
