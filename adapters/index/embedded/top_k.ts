/** Hits, best first. A key is a score or a sort value and orders hits across segments. */
export type SegmentHits = { keys: Float64Array; docs: Uint32Array }

/** Keeps the best `size` documents of a segment by higher key, then by lower number. */
export class TopK {
  count = 0
  #keys: Float64Array
  #docs: Uint32Array
  #floor: number

  /**
   * `floor` is the threshold until `size` keys are kept: a key that enough documents of other
   * segments exceed.
   */
  constructor(
    readonly size: number,
    floor = -Infinity
  ) {
    this.#keys = new Float64Array(size)
    this.#docs = new Uint32Array(size)
    this.#floor = floor
  }

  /** Keys that are not above this cannot enter, if documents come in ascending order. */
  get threshold(): number {
    return this.count < this.size ? this.#floor : this.#keys[0]
  }

  /** Documents with equal keys must be offered in ascending order. */
  offer(key: number, doc: number): void {
    if (this.count < this.size) {
      this.#up(this.count++, key, doc)
    } else if (key > this.#keys[0]) {
      this.#down(key, doc)
    }
  }

  /** Returns the documents, best first. */
  sorted(): SegmentHits {
    const order = Uint32Array.from({ length: this.count }, (_, at) => at).sort(
      (one, two) => this.#keys[two] - this.#keys[one] || this.#docs[one] - this.#docs[two]
    )
    return {
      keys: Float64Array.from(order, (at) => this.#keys[at]),
      docs: Uint32Array.from(order, (at) => this.#docs[at]),
    }
  }

  #up(start: number, key: number, doc: number): void {
    let at = start
    while (at > 0) {
      const parent = (at - 1) >> 1
      if (!this.#worse(key, doc, parent)) break
      this.#keys[at] = this.#keys[parent]
      this.#docs[at] = this.#docs[parent]
      at = parent
    }
    this.#keys[at] = key
    this.#docs[at] = doc
  }

  #down(key: number, doc: number): void {
    let at = 0
    for (;;) {
      let child = 2 * at + 1
      if (child >= this.count) break
      if (child + 1 < this.count && this.#worse(this.#keys[child + 1], this.#docs[child + 1], child)) child++
      if (this.#worse(key, doc, child) || (key === this.#keys[child] && doc === this.#docs[child])) break
      this.#keys[at] = this.#keys[child]
      this.#docs[at] = this.#docs[child]
      at = child
    }
    this.#keys[at] = key
    this.#docs[at] = doc
  }

  /** Whether a key and document rank below the key and document at a heap position. */
  #worse(key: number, doc: number, at: number): boolean {
    return key < this.#keys[at] || (key === this.#keys[at] && doc > this.#docs[at])
  }
}
