/**
 * A set of row ids, one bit each. Contains every id above `largest`, because those rows are newer
 * than the set.
 */
export class IdBitmap {
  readonly #bits: Uint8Array

  constructor(private readonly largest: number) {
    this.#bits = new Uint8Array(Math.floor(largest / 8) + 1)
  }

  add(id: number): void {
    if (id <= this.largest) this.#bits[Math.floor(id / 8)] |= 1 << (id % 8)
  }

  has(id: number): boolean {
    return id > this.largest || (this.#bits[Math.floor(id / 8)] & (1 << (id % 8))) !== 0
  }
}
