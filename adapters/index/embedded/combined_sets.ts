import { AllSet, countBits, DocSet, EmptySet, END } from './doc_set.js'

/** `AndSet` marks ranges up to this many documents at once. */
const MAX_SHORT_RANGE = 256

/** Documents in all of `sets` and none of `excluded`. The smallest set proposes documents. */
class AndSet extends DocSet {
  readonly cost: number
  #driver: DocSet
  #sifters: DocSet[]

  constructor(
    sets: DocSet[],
    private readonly excluded: DocSet[]
  ) {
    super()
    const byCost = [...sets].sort((one, two) => one.cost - two.cost)
    this.#driver = byCost[0]
    this.#sifters = byCost.slice(1)
    this.cost = this.#driver.cost
  }

  fill(from: number, out: Uint32Array, limit: number): number {
    const count = this.#driver.fill(from, out, limit)
    this.next = this.#driver.next
    return this.#sift(out, count)
  }

  refine(docs: Uint32Array, count: number): number {
    return this.#sift(docs, this.#driver.refine(docs, count))
  }

  override mayHold(low: number, high: number): boolean {
    return this.#driver.mayHold(low, high) && this.#sifters.every((set) => set.mayHold(low, high))
  }

  /** Marks a short range without searching for members after it. */
  override mark(low: number, high: number, words: Uint32Array): void {
    if (high - low > MAX_SHORT_RANGE) {
      super.mark(low, high, words)
      return
    }
    const found = new Uint32Array((high - low + 31) >>> 5)
    this.#driver.mark(low, high, found)
    const docs = new Uint32Array(countBits(found))
    let count = 0
    for (let word = 0; word < found.length; word++)
      for (let bits = found[word]; bits !== 0; bits &= bits - 1)
        docs[count++] = low + (word << 5) + 31 - Math.clz32(bits & -bits)
    const kept = this.#sift(docs, count)
    for (let at = 0; at < kept; at++) words[(docs[at] - low) >>> 5] |= 1 << ((docs[at] - low) & 31)
  }

  #sift(docs: Uint32Array, count: number): number {
    let kept = count
    for (const set of this.#sifters) {
      if (kept === 0) return 0
      kept = set.refine(docs, kept)
    }
    for (const set of this.excluded) {
      if (kept === 0) return 0
      kept = set.exclude(docs, kept)
    }
    return kept
  }
}

/** Documents in at least `min` of `sets`, computed in growing windows for fast first results. */
class AtLeastSet extends DocSet {
  readonly cost: number
  #window = 2048
  #words = new Uint32Array(0)
  #counts = new Uint8Array(0)
  #low = -1
  #high = -1

  constructor(
    private readonly sets: DocSet[],
    private readonly min: number,
    private readonly documents: number
  ) {
    super()
    this.cost = Math.min(
      documents,
      sets.reduce((sum, set) => sum + set.cost, 0)
    )
  }

  fill(from: number, out: Uint32Array, limit: number): number {
    if (from < this.#low || from >= this.#high) this.#open(from)
    const words = this.#words
    const length = (this.#high - this.#low + 31) >>> 5
    let count = 0
    let word = (from - this.#low) >>> 5
    let bits = words[word] & (-1 << (from & 31))
    for (;;) {
      while (bits === 0) {
        if (++word >= length) {
          this.next = this.#high < this.documents ? this.#high : END
          return count
        }
        bits = words[word]
      }
      const doc = this.#low + (word << 5) + 31 - Math.clz32(bits & -bits)
      if (count === limit) {
        this.next = doc
        return count
      }
      out[count++] = doc
      bits &= bits - 1
    }
  }

  refine(docs: Uint32Array, count: number): number {
    const found = new Uint16Array(count)
    const members = new Uint32Array(count)
    for (const set of this.sets) {
      for (let at = 0; at < count; at++) members[at] = docs[at]
      const kept = set.refine(members, count)
      for (let member = 0, at = 0; member < kept; member++, at++) {
        while (docs[at] !== members[member]) at++
        found[at]++
      }
    }
    let kept = 0
    for (let at = 0; at < count; at++) if (found[at] >= this.min) docs[kept++] = docs[at]
    return kept
  }

  override mayHold(low: number, high: number): boolean {
    let possible = 0
    for (const set of this.sets) if (set.mayHold(low, high) && ++possible >= this.min) return true
    return false
  }

  override mark(low: number, high: number, words: Uint32Array): void {
    if (this.min > 1) super.mark(low, high, words)
    else for (const set of this.sets) set.mark(low, high, words)
  }

  /** Computes the window at `from`. Windows grow as the search continues. */
  #open(from: number): void {
    this.#low = from - (from & 31)
    this.#high = Math.min(this.documents, this.#low + this.#window)
    const length = (this.#high - this.#low + 31) >>> 5
    if (this.#words.length < length) this.#words = new Uint32Array(length)
    else this.#words.fill(0, 0, length)
    if (this.min === 1) for (const set of this.sets) set.mark(this.#low, this.#high, this.#words)
    else this.#tally(length)
    if (this.#window < 65536) this.#window *= 2
  }

  #tally(length: number): void {
    const words = this.#words
    this.#counts = new Uint8Array(length * 32)
    const one = new Uint32Array(length)
    for (const set of this.sets) {
      one.fill(0)
      set.mark(this.#low, this.#high, one)
      for (let word = 0; word < length; word++) {
        for (let bits = one[word]; bits !== 0; bits &= bits - 1) {
          const at = (word << 5) + 31 - Math.clz32(bits & -bits)
          if (++this.#counts[at] === this.min) words[word] |= bits & -bits
        }
      }
    }
  }
}

/** Returns the documents in all of `sets` and in none of `excluded`. */
export function intersection(sets: DocSet[], excluded: DocSet[], documents: number): DocSet {
  if (sets.some((set) => set instanceof EmptySet) || excluded.some((set) => set instanceof AllSet))
    return new EmptySet()
  const narrowing = sets.filter((set) => !(set instanceof AllSet))
  const removing = excluded.filter((set) => !(set instanceof EmptySet))
  if (narrowing.length === 0) narrowing.push(new AllSet(documents))
  if (narrowing.length === 1 && removing.length === 0) return narrowing[0]
  return new AndSet(narrowing, removing)
}

export function atLeast(sets: DocSet[], min: number, documents: number): DocSet {
  if (min <= 0) return new AllSet(documents)
  const possible = sets.filter((set) => !(set instanceof EmptySet))
  if (possible.length < min) return new EmptySet()
  if (min === 1 && possible.some((set) => set instanceof AllSet)) return new AllSet(documents)
  if (possible.length === min) return intersection(possible, [], documents)
  return new AtLeastSet(possible, min, documents)
}
