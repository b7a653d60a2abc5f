/**
 * A small seeded generator (mulberry32). The same seed returns the same numbers on every machine,
 * and creating one is cheap.
 */
export class Random {
  #state: number

  /**
   * `stream` separates sequences with the same seed, so that item 7 can be generated without items
   * 0 to 6.
   */
  constructor(seed: number, stream = 0) {
    this.#state = mix(mix(seed ^ 0x9e3779b9) + Math.imul(stream + 1, 0x85ebca6b))
  }

  /** A number in [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let value = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }

  /** An integer in [0, below). */
  below(below: number): number {
    return Math.floor(this.next() * below)
  }

  pick<T>(values: readonly T[]): T {
    return values[this.below(values.length)]
  }

  /** Returns a shuffled copy (Fisher-Yates). */
  shuffled<T>(values: readonly T[]): T[] {
    const order = [...values]
    for (let i = order.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      ;[order[i], order[j]] = [order[j], order[i]]
    }
    return order
  }
}

/** The finalizer of MurmurHash3: flipping one input bit flips about half the output bits. */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
