/** Draws indexes by weight in constant time (Vose's alias method). */
export class Skew {
  readonly count: number
  #share: Float64Array
  #alias: Uint32Array

  /** The weights are 0 or greater and need no particular sum. */
  constructor(weights: ArrayLike<number>) {
    this.count = weights.length
    this.#alias = new Uint32Array(this.count)
    let total = 0
    for (let i = 0; i < this.count; i++) total += weights[i]
    this.#share = Float64Array.from(weights, (weight) => (weight * this.count) / total)
    const small: number[] = []
    const large: number[] = []
    for (let i = 0; i < this.count; i++) (this.#share[i] < 1 ? small : large).push(i)
    while (small.length > 0 && large.length > 0) {
      const less = small.pop()!
      const more = large[large.length - 1]
      this.#alias[less] = more
      this.#share[more] -= 1 - this.#share[less]
      if (this.#share[more] < 1) small.push(large.pop()!)
    }
    // The remaining shares are 1 except for rounding.
    for (const i of [...small, ...large]) this.#share[i] = 1
  }

  /** Returns the index for a uniform number in [0, 1). */
  draw(uniform: number): number {
    const place = uniform * this.count
    const index = Math.floor(place)
    return place - index < this.#share[index] ? index : this.#alias[index]
  }
}

/** Zipf's law: the weight of rank r (from 1) is 1 / r^exponent. */
export function zipf(count: number, exponent: number): Skew {
  return new Skew(Float64Array.from({ length: count }, (_, i) => (i + 1) ** -exponent))
}
