/** A Uint32Array that grows as values are pushed. */
export class GrowingUint32 {
  values: Uint32Array
  length = 0

  constructor(capacity = 64) {
    this.values = new Uint32Array(capacity)
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(1)
    this.values[this.length++] = value
  }

  reserve(more: number): void {
    const needed = this.length + more
    if (needed <= this.values.length) return
    const grown = new Uint32Array(Math.max(needed, this.values.length * 2))
    grown.set(this.values.subarray(0, this.length))
    this.values = grown
  }

  /** Returns the pushed values without copying. */
  view(): Uint32Array {
    return this.values.subarray(0, this.length)
  }
}

export class GrowingBytes {
  values: Uint8Array
  length = 0

  constructor(capacity = 256) {
    this.values = new Uint8Array(capacity)
  }

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(1)
    this.values[this.length++] = value
  }

  reserve(more: number): void {
    const needed = this.length + more
    if (needed <= this.values.length) return
    const grown = new Uint8Array(Math.max(needed, this.values.length * 2))
    grown.set(this.values.subarray(0, this.length))
    this.values = grown
  }

  view(): Uint8Array {
    return this.values.subarray(0, this.length)
  }
}
