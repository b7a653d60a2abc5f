/**
 * Rounds numbers of any scale to bytes of -127 to 127. Keeps the direction, but not the length.
 * Returns zeros if a number is not finite.
 */
export function quantize(values: ArrayLike<number>): Int8Array {
  let largest = 0
  for (let at = 0; at < values.length; at++) largest = Math.max(largest, Math.abs(values[at]))
  if (largest === 0 || !Number.isFinite(largest)) return new Int8Array(values.length)
  const bytes = new Int8Array(values.length)
  for (let at = 0; at < values.length; at++) bytes[at] = Math.round((values[at] / largest) * 127)
  return bytes
}

/** Returns the dot product of `one` and the bytes that start at `from` in `many`. */
export function dotProduct(one: Int8Array, many: Int8Array, from: number): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at] * many[from + at]
  return sum
}

/** Returns the cosine of two vectors; 0 if it is negative or their lengths differ. */
export function similarity(one: Int8Array, other: Int8Array): number {
  if (one.length !== other.length) return 0
  return positiveCosine(dotProduct(one, other, 0), dotProduct(one, one, 0), dotProduct(other, other, 0))
}

/**
 * Returns the cosine of two vectors; 0 if it is negative. `dot` is their dot product. `one` and
 * `other` are their squared lengths.
 */
export const positiveCosine = (dot: number, one: number, other: number): number =>
  dot <= 0 ? 0 : dot / Math.sqrt(one * other)
