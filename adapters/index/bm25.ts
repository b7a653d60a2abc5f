/**
 * BM25 as every index adapter computes it. Per field, `documents` counts the documents with tokens,
 * and `average` is their mean number of tokens. K1 limits the effect of repeated tokens. B is the effect of a
 * long field, from 0 to 1.
 */
export const K1 = 1.2
export const B = 0.75

/** The upper limit of `saturation`. */
export const SATURATION_LIMIT = K1 + 1

/** Returns the weight of a token in `frequency` of `documents` documents. Always above 0. */
export function inverseDocumentFrequency(frequency: number, documents: number): number {
  return Math.log(1 + (documents - frequency + 0.5) / (frequency + 0.5))
}

/** Returns the score of `count` occurrences in a field of `length` tokens: 0 to K1 + 1. */
export function saturation(count: number, length: number, average: number): number {
  return (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / average))
}
