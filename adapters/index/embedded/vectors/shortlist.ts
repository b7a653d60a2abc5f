/** Added to a sum, which has 16 bits with a sign, so that it can be an index of `counts`. */
const OFFSET = 32_768
/** Shared by all shortlists of a thread. */
const counts = new Uint16Array(2 * OFFSET)

/** Keeps about the `size` documents with the highest sums. */
export class Shortlist {
  /** Documents with sums that are not above this need not be offered. */
  threshold = -OFFSET
  #count = 0
  readonly #docs: Uint32Array
  readonly #sums: Int16Array

  constructor(private readonly size: number) {
    this.#docs = new Uint32Array(4 * size)
    this.#sums = new Int16Array(4 * size)
  }

  get count(): number {
    return this.#count
  }

  offer(doc: number, sum: number): void {
    if (sum <= this.threshold) return
    if (this.#count === this.#docs.length) {
      this.#shrink()
      if (sum <= this.threshold) return
    }
    this.#docs[this.#count] = doc
    this.#sums[this.#count++] = sum
  }

  /** Returns the documents in the order in which they were offered. */
  docs(): Uint32Array {
    if (this.#count > this.size) this.#shrink()
    return this.#docs.slice(0, this.#count)
  }

  /**
   * Drops the documents below the best `size`. If several documents have the lowest sum that stays,
   * keeps the documents offered first.
   */
  #shrink(): void {
    let [lowest, highest] = [OFFSET, -OFFSET]
    for (let at = 0; at < this.#count; at++) {
      lowest = Math.min(lowest, this.#sums[at])
      highest = Math.max(highest, this.#sums[at])
    }
    counts.fill(0, lowest + OFFSET, highest + OFFSET + 1)
    for (let at = 0; at < this.#count; at++) counts[this.#sums[at] + OFFSET]++
    let sum = highest + OFFSET + 1
    let above = 0
    while (above + counts[sum - 1] <= this.size) above += counts[--sum]
    this.threshold = sum - 1 - OFFSET
    let equal = this.size - above
    let kept = 0
    for (let at = 0; at < this.#count; at++) {
      if (this.#sums[at] < this.threshold) continue
      if (this.#sums[at] === this.threshold && equal-- <= 0) continue
      this.#docs[kept] = this.#docs[at]
      this.#sums[kept++] = this.#sums[at]
    }
    this.#count = kept
  }
}
