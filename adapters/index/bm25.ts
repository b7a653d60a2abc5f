/**
 * BM25 as every adapter of the index port computes it. The statistics of a field count the documents that have at
 * least one token there: N of them, with `average` tokens each.
 */
export const K1 = 1.2
export const B = 0.75

/** The largest value `saturation` comes near, for bounds. */
export const SATURATION_LIMIT = K1 + 1

/** How telling a token is: `documents` have the field, `frequency` of them hold the token. Always above 0. */
export function inverseDocumentFrequency(frequency: number, documents: number): number {
  return Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5))
}

/** The share of a document's score that comes from a token's count in a field of `length` tokens; 0 to K1 + 1. */
export function saturation(count: number, length: number, average: number): number {
  return (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average))
}
