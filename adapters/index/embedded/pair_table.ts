import { GrowingUint32 } from './growing_array.js'

/**
 * Numbers distinct pairs in order of arrival. A shingle is a pair of a shorter shingle and a token.
 */
export class PairTable {
  left = new GrowingUint32()
  right = new GrowingUint32()
  #slots: Uint32Array = new Uint32Array(128)

  get length(): number {
    return this.left.length
  }

  findOrAdd(left: number, right: number): number {
    let slot = pairSlot(left, right, this.#slots.length)
    while (this.#slots[slot] !== 0) {
      const found = this.#slots[slot] - 1
      if (this.left.values[found] === left && this.right.values[found] === right) return found
      slot = slot + 1 === this.#slots.length ? 0 : slot + 1
    }
    this.left.push(left)
    this.right.push(right)
    this.#slots[slot] = this.length
    if (this.length * 1.5 > this.#slots.length) {
      this.#slots = pairSlots(this.left.view(), this.right.view(), this.#slots.length * 2)
    }
    return this.length - 1
  }
}

/** Builds a hash table of pairs. A slot contains the pair's number plus 1. */
export function pairSlots(
  left: Uint32Array,
  right: Uint32Array,
  size = Math.ceil(left.length * 1.4) + 1
): Uint32Array {
  const slots = new Uint32Array(size)
  for (let pair = 0; pair < left.length; pair++) {
    let slot = pairSlot(left[pair], right[pair], size)
    while (slots[slot] !== 0) slot = slot + 1 === size ? 0 : slot + 1
    slots[slot] = pair + 1
  }
  return slots
}

/** Returns the number of a pair, or -1. */
export function findPair(
  slots: Uint32Array,
  left: Uint32Array,
  right: Uint32Array,
  one: number,
  two: number
): number {
  let slot = pairSlot(one, two, slots.length)
  while (slots[slot] !== 0) {
    const found = slots[slot] - 1
    if (left[found] === one && right[found] === two) return found
    slot = slot + 1 === slots.length ? 0 : slot + 1
  }
  return -1
}

function pairSlot(left: number, right: number, size: number): number {
  let value = Math.imul(left ^ 0x9e3779b9, 0x85ebca6b) ^ right
  value = Math.imul(value ^ (value >>> 15), 0xc2b2ae35)
  value = Math.imul(value ^ (value >>> 13), 0x27d4eb2f)
  return Math.floor((((value ^ (value >>> 16)) >>> 0) / 4294967296) * size)
}
