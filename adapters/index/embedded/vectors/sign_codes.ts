/** The number of documents that the kernel scans at a time. */
export const BLOCK = 16
/** Maximum dimensions whose signs are stored. With more, sums would exceed 16 bits. */
const MAX_DIMENSIONS = 2_048

/** Returns the number of bytes for a document's signs, one bit per dimension. Always even. */
export const codeBytes = (dimensions: number): number =>
  2 * Math.ceil(Math.min(dimensions, MAX_DIMENSIONS) / 16)

/**
 * The signs of vectors. A block has the first byte of each of its 16 documents, then the second
 * byte of each, and so on.
 */
export class SignCodes {
  readonly values: Uint8Array
  readonly #bytes: number

  constructor(
    documents: number,
    private readonly dimensions: number
  ) {
    this.#bytes = codeBytes(dimensions)
    this.values = new Uint8Array(Math.ceil(documents / BLOCK) * BLOCK * this.#bytes)
  }

  set(document: number, vector: Int8Array): void {
    const start = Math.floor(document / BLOCK) * BLOCK * this.#bytes + (document % BLOCK)
    const signs = Math.min(this.dimensions, this.#bytes * 8)
    for (let at = 0; at < signs; at++)
      if (vector[at] > 0) this.values[start + (at >>> 3) * BLOCK] |= 1 << (at & 7)
  }
}

/** The largest table entry. The sum of four entries fits into a signed byte. */
const MAX_ENTRY = 31

/**
 * Returns a table of 16 bytes per four dimensions of a query. Entry n is the dot product of the
 * four dimensions and the four signs that n encodes. Entries are scaled so that the largest is 31,
 * and rounded.
 */
export function signTables(query: Int8Array): Int8Array {
  const bytes = codeBytes(query.length)
  const tables = new Int8Array(bytes * 32)
  const dimension = (at: number) => query[at] ?? 0
  let largest = 1
  for (let at = 0; at < bytes * 8; at += 4) {
    const sum = [0, 1, 2, 3].reduce((total, each) => total + Math.abs(dimension(at + each)), 0)
    largest = Math.max(largest, sum)
  }
  const scale = MAX_ENTRY / largest
  for (let half = 0; half < bytes * 2; half++) {
    for (let signs = 0; signs < 16; signs++) {
      let sum = 0
      for (let bit = 0; bit < 4; bit++)
        sum += (signs >>> bit) & 1 ? dimension(half * 4 + bit) : -dimension(half * 4 + bit)
      tables[half * 16 + signs] = Math.round(sum * scale)
    }
  }
  return tables
}
