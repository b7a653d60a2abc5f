/** The value of `next` when a set has no more documents. */
export const END = 0xffffffff

/**
 * A set of documents in one segment. A set produces its members in ascending batches or filters the
 * candidates of another set. Both ways are fast for ascending documents; a lower document restarts the set.
 */
export abstract class DocSet {
  /** The approximate number of documents it produces or examines. */
  abstract readonly cost: number
  /** After `fill`: the document to continue from, or END. */
  next = 0

  /**
   * Writes up to `limit` members from `from` on into `out` and returns their number. More members
   * may follow even when it returns fewer than `limit`.
   */
  abstract fill(from: number, out: Uint32Array, limit: number): number

  /** Keeps the members among the first `count` candidates, in place. Returns how many remain. */
  abstract refine(docs: Uint32Array, count: number): number

  /** Removes the members from the first `count` candidates, in place. Returns how many remain. */
  exclude(docs: Uint32Array, count: number): number {
    const members = docs.slice(0, count)
    const found = this.refine(members, count)
    let kept = 0
    let at = 0
    for (let candidate = 0; candidate < count; candidate++) {
      if (at < found && members[at] === docs[candidate]) at++
      else docs[kept++] = docs[candidate]
    }
    return kept
  }

  /**
   * Whether the set may have a member from `low` to `high` (exclusive). Must be faster than testing
   * each document. May return true without a member, but never false with one.
   */
  mayHold(_low: number, _high: number): boolean {
    return true
  }

  /**
   * Sets a bit for each member from `low` to `high` (exclusive). `low`, a multiple of 32, is bit 0.
   */
  mark(low: number, high: number, words: Uint32Array): void {
    const batch = new Uint32Array(256)
    for (let from = low; from < high; from = this.next) {
      const count = this.fill(from, batch, batch.length)
      for (let at = 0; at < count; at++) {
        const bit = batch[at] - low
        if (batch[at] >= high) return
        words[bit >>> 5] |= 1 << (bit & 31)
      }
    }
  }
}

export class EmptySet extends DocSet {
  readonly cost = 0

  fill(): number {
    this.next = END
    return 0
  }

  refine(): number {
    return 0
  }

  override mayHold(): boolean {
    return false
  }
}

export class AllSet extends DocSet {
  readonly cost: number

  constructor(documents: number) {
    super()
    this.cost = documents
  }

  fill(from: number, out: Uint32Array, limit: number): number {
    const count = Math.max(0, Math.min(limit, this.cost - from))
    for (let at = 0; at < count; at++) out[at] = from + at
    this.next = from + count >= this.cost ? END : from + count
    return count
  }

  refine(_docs: Uint32Array, count: number): number {
    return count
  }
}

/** A range of an ascending list. */
export class ListSet extends DocSet {
  readonly cost: number
  #start: number
  #end: number
  #at: number

  constructor(
    private readonly docs: Uint32Array,
    start = 0,
    end = docs.length
  ) {
    super()
    this.#start = start
    this.#end = end
    this.#at = start
    this.cost = end - start
  }

  fill(from: number, out: Uint32Array, limit: number): number {
    const start = this.#startFor(from)
    const at = gallop(this.docs, start, this.#end, from)
    const count = Math.min(limit, this.#end - at)
    for (let offset = 0; offset < count; offset++) out[offset] = this.docs[at + offset]
    this.#at = at + count
    this.next = this.#at < this.#end ? this.docs[this.#at] : END
    return count
  }

  refine(docs: Uint32Array, count: number): number {
    if (count === 0) return 0
    const list = this.docs
    const end = this.#end
    let at = this.#startFor(docs[0])
    let kept = 0
    for (let candidate = 0; candidate < count; candidate++) {
      const doc = docs[candidate]
      if (at < end && list[at] < doc) at = gallop(list, at, end, doc)
      if (at >= end) break
      if (list[at] === doc) docs[kept++] = doc
    }
    this.#at = at
    return kept
  }

  override mayHold(low: number, high: number): boolean {
    const at = gallop(this.docs, this.#startFor(low), this.#end, low)
    this.#at = at
    return at < this.#end && this.docs[at] < high
  }

  override mark(low: number, high: number, words: Uint32Array): void {
    const docs = this.docs
    let at = gallop(docs, this.#startFor(low), this.#end, low)
    for (; at < this.#end && docs[at] < high; at++) {
      const bit = docs[at] - low
      words[bit >>> 5] |= 1 << (bit & 31)
    }
    this.#at = at
  }

  /** Returns the position to search from: the current one, or the start if the set has passed `from`. */
  #startFor(from: number): number {
    return this.#at > this.#start && this.docs[this.#at - 1] >= from ? this.#start : this.#at
  }
}

/** A bitset over all documents, stored from word `base` of a shared array. */
export class BitSet extends DocSet {
  readonly cost: number
  #length: number

  constructor(
    private readonly words: Uint32Array,
    private readonly base: number,
    private readonly documents: number,
    count: number
  ) {
    super()
    this.#length = (documents + 31) >>> 5
    this.cost = count
  }

  /** Returns the documents that are not members. */
  complement(): DocSet {
    const words = this.words.slice(this.base, this.base + this.#length)
    invert(words, this.documents)
    return bitSet(words, this.documents)
  }

  fill(from: number, out: Uint32Array, limit: number): number {
    const words = this.words
    const base = this.base
    let word = from >>> 5
    let bits = word < this.#length ? words[base + word] & (-1 << (from & 31)) : 0
    for (let count = 0; ; ) {
      while (bits === 0) {
        if (++word >= this.#length) {
          this.next = END
          return count
        }
        bits = words[base + word]
      }
      const doc = (word << 5) + 31 - Math.clz32(bits & -bits)
      if (count === limit) {
        this.next = doc
        return count
      }
      out[count++] = doc
      bits &= bits - 1
    }
  }

  refine(docs: Uint32Array, count: number): number {
    const words = this.words
    const base = this.base
    let kept = 0
    for (let at = 0; at < count; at++) {
      const doc = docs[at]
      if ((words[base + (doc >>> 5)] >>> (doc & 31)) & 1) docs[kept++] = doc
    }
    return kept
  }

  override exclude(docs: Uint32Array, count: number): number {
    const words = this.words
    const base = this.base
    let kept = 0
    for (let at = 0; at < count; at++) {
      const doc = docs[at]
      if (((words[base + (doc >>> 5)] >>> (doc & 31)) & 1) === 0) docs[kept++] = doc
    }
    return kept
  }

  override mayHold(low: number, high: number): boolean {
    const end = this.base + Math.min((high + 31) >>> 5, this.#length)
    for (let word = this.base + (low >>> 5); word < end; word++) if (this.words[word] !== 0) return true
    return false
  }

  override mark(low: number, high: number, words: Uint32Array): void {
    const first = this.base + (low >>> 5)
    const length = Math.min((high - low + 31) >>> 5, this.#length - (low >>> 5))
    for (let at = 0; at < length; at++) words[at] |= this.words[first + at]
  }
}

/** Inverts the bits of `documents` documents. Bits after the last document stay 0. */
export function invert(words: Uint32Array, documents: number): void {
  for (let at = 0; at < words.length; at++) words[at] = ~words[at]
  if (documents & 31) words[words.length - 1] &= (1 << (documents & 31)) - 1
}

/** Returns the documents whose bits are set. */
export function bitSet(words: Uint32Array, documents: number): DocSet {
  const count = countBits(words)
  return count === 0 ? new EmptySet() : new BitSet(words, 0, documents, count)
}

export function countBits(words: Uint32Array): number {
  let count = 0
  for (let at = 0; at < words.length; at++) {
    let bits = words[at]
    bits -= (bits >>> 1) & 0x55555555
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/**
 * Returns the first position from `at` on with a value >= `wanted`, or `end`. The search is fast if that
 * position is near `at`.
 */
export function gallop(values: Uint32Array, at: number, end: number, wanted: number): number {
  if (at >= end || values[at] >= wanted) return at
  let step = 1
  let low = at
  while (low + step < end && values[low + step] < wanted) {
    low += step
    step <<= 1
  }
  let high = Math.min(end, low + step)
  low++
  while (low < high) {
    const middle = (low + high) >>> 1
    if (values[middle] < wanted) low = middle + 1
    else high = middle
  }
  return low
}
