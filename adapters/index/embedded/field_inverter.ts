import { GrowingUint32 } from './growing_array.js'

/**
 * Collects which documents contain which numbered nodes (terms, tokens, shingles). `invert` lists each
 * node's documents in final order, with counts.
 */
export class Inverter {
  #starts = new GrowingUint32()
  #nodes = new GrowingUint32()
  #counts = new GrowingUint32()
  #lastSeen = new GrowingUint32()
  #place = new GrowingUint32()
  #document = 0

  /** Adds a node to the current document. Repeats are counted. */
  add(node: number): void {
    if (node >= this.#lastSeen.length) {
      this.#lastSeen.reserve(node + 1 - this.#lastSeen.length)
      this.#place.reserve(node + 1 - this.#place.length)
      this.#lastSeen.length = node + 1
      this.#place.length = node + 1
    }
    if (this.#lastSeen.values[node] === this.#document + 1) {
      this.#counts.values[this.#place.values[node]]++
      return
    }
    this.#lastSeen.values[node] = this.#document + 1
    this.#place.values[node] = this.#nodes.length
    this.#nodes.push(node)
    this.#counts.push(1)
  }

  endDocument(): void {
    this.#document++
    this.#starts.push(this.#nodes.length)
  }

  /** `order[place]` is the arrival number of the document at that final place. */
  invert(nodeCount: number, order: Uint32Array): Inverted {
    const nodes = this.#nodes.view()
    const starts = new Uint32Array(nodeCount + 1)
    for (const node of nodes) starts[node + 1]++
    for (let node = 0; node < nodeCount; node++) starts[node + 1] += starts[node]
    const cursor = starts.slice(0, nodeCount)
    const docs = new Uint32Array(nodes.length)
    const counts = new Uint32Array(nodes.length)
    const ends = this.#starts.values
    for (let place = 0; place < order.length; place++) {
      const arrival = order[place]
      for (let at = arrival === 0 ? 0 : ends[arrival - 1]; at < ends[arrival]; at++) {
        const target = cursor[nodes[at]]++
        docs[target] = place
        counts[target] = this.#counts.values[at]
      }
    }
    return { starts, docs, counts }
  }
}

/** The documents and counts of node n are at `starts[n]` up to `starts[n + 1]`. */
export type Inverted = { starts: Uint32Array; docs: Uint32Array; counts: Uint32Array }

/** Numbers distinct strings in order of arrival, and sorts them at the end by code unit. */
export class Vocabulary {
  #numbers = new Map<string, number>()

  get size(): number {
    return this.#numbers.size
  }

  numberOf(text: string): number {
    const known = this.#numbers.get(text)
    if (known !== undefined) return known
    this.#numbers.set(text, this.#numbers.size)
    return this.#numbers.size - 1
  }

  /** Returns the sorted strings and the number of each. */
  sorted(): { texts: string[]; numbers: Uint32Array } {
    const texts = [...this.#numbers.keys()].sort()
    return { texts, numbers: Uint32Array.from(texts, (text) => this.#numbers.get(text) as number) }
  }
}
