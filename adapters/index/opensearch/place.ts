/** Documents of equal rank are spread over this range of places. */
const SPREAD = 0.001

/**
 * The static rank, made distinct for documents of equal rank, so that any number of documents has
 * the highest places. Only chooses candidates: hits are still ordered by rank, then by id.
 */
export const placeOf = (id: string, rank: number): number => rank + SPREAD * drawOf(id, 'place')

/** Draws a number from 0 to below 1 by an id. Draws for different purposes are independent. */
export function drawOf(id: string, purpose: string): number {
  let hash = 0x811c9dc5
  for (const text of [purpose, id])
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  // The last characters of an id change only the low bits so far.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
