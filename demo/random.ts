/**
 * A seeded random generator (sfc32). The same seed and label produce the same sequence on every
 * machine.
 */
export class Random {
  #a: number
  #b: number
  #c: number
  #d = 1

  constructor(
    readonly seed: number,
    readonly label = ''
  ) {
    this.#a = hash(`${seed}|${label}|a`)
    this.#b = hash(`${seed}|${label}|b`)
    this.#c = hash(`${seed}|${label}|c`)
    for (let i = 0; i < 12; i++) this.next()
  }

  /**
   * Returns an independent sequence, so that one part of the world can change without affecting the
   * others.
   */
  fork(label: string | number): Random {
    return new Random(this.seed, `${this.label}/${label}`)
  }

  /** Returns a number in [0, 1). */
  next(): number {
    const t = (this.#a + this.#b + this.#d) | 0
    this.#d = (this.#d + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (this.#c << 21) | (this.#c >>> 11)
    this.#c = (this.#c + t) | 0
    return (t >>> 0) / 4294967296
  }

  /** Returns an integer from `low` to `high`, both inclusive. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(probability: number): boolean {
    return this.next() < probability
  }

  pick<T>(values: readonly T[]): T {
    return values[Math.floor(this.next() * values.length)]
  }

  /** Picks by weight. Weights need no particular sum, but one must be positive. */
  weighted<T>(values: readonly T[], weight: (value: T) => number): T {
    let total = 0
    for (const value of values) total += weight(value)
    let rest = this.next() * total
    for (const value of values) {
      rest -= weight(value)
      if (rest < 0) return value
    }
    return values[values.length - 1]
  }

  /** Returns up to `count` different values in random order. */
  sample<T>(values: readonly T[], count: number): T[] {
    const pool = [...values]
    const taken = Math.min(count, pool.length)
    for (let i = 0; i < taken; i++) {
      const j = this.int(i, pool.length - 1)
      const value = pool[i]
      pool[i] = pool[j]
      pool[j] = value
    }
    return pool.slice(0, taken)
  }

  /** Returns `length` lower-case hexadecimal digits. */
  hex(length: number): string {
    let digits = ''
    while (digits.length < length) digits += Math.floor(this.next() * 16).toString(16)
    return digits
  }
}

/** FNV-1a with a final mix, over UTF-16 code units. */
function hash(text: string): number {
  let value = 2166136261
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 16777619)
  value = Math.imul(value ^ (value >>> 16), 2246822507)
  return (value ^ (value >>> 13)) | 0
}
