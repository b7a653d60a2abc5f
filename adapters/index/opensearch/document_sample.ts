import type { IndexDocument } from '#domain/ports/search_index'
import { type Bounds, candidateCounts, LIMITS } from './candidates.js'
import { keyOf } from './match_share.js'
import { drawOf, placeOf } from './place.js'

/** The number of documents that a sample keeps. */
const KEPT = 50_000
/** Shares of fewer documents of the sample are too uncertain to be listed. */
const FEWEST = 10

type Sampled = { draw: number; place: number; values: Uint32Array }

/**
 * A random sample of the documents of a new version. It knows which values many documents share, and
 * from which places on a shard has so many documents. Memory is bounded: the sample keeps the
 * documents with the lowest draws.
 */
export class DocumentSample {
  #documents = 0
  #kept: Sampled[] = []
  #limit = 1
  #numbers = new Map<string, number>()

  /** Tests and benchmarks take fewer candidates, so that few documents make a large shard. */
  constructor(
    private readonly limits = LIMITS,
    private readonly size = KEPT
  ) {}

  add(document: IndexDocument): void {
    this.#documents++
    const draw = drawOf(document.id, 'sample')
    if (draw >= this.#limit) return
    const values = Uint32Array.from(new Set(valuesOf(document)), (value) => this.#numberOf(value))
    this.#kept.push({ draw, place: placeOf(document.id, document.rank), values })
    if (this.#kept.length >= 2 * this.size) this.#cut()
  }

  /** Returns the bounds for so many shards. Null if shards are too small to need them. */
  bounds(shards: number): Bounds | null {
    const { candidates } = this.limits
    const perShard = this.#documents / shards
    const counts = candidateCounts(perShard, candidates)
    if (counts.length === 0) return null
    this.#cut()
    const places = this.#kept.map(({ place }) => place).sort((one, two) => two - one)
    const unlisted = Math.max(candidates / 10 / perShard, FEWEST / this.#kept.length)
    return {
      ...this.limits,
      shards,
      perShard,
      places: counts.map((count) => places[Math.floor((count / perShard) * places.length)]),
      shares: this.#shares(unlisted),
      unlisted,
    }
  }

  #shares(unlisted: number): [string, number][] {
    const counts = new Uint32Array(this.#numbers.size)
    for (const { values } of this.#kept) for (const value of values) counts[value]++
    return [...this.#numbers]
      .map(([value, number]): [string, number] => [value, counts[number] / this.#kept.length])
      .filter(([, share]) => share > unlisted)
  }

  #numberOf(value: string): number {
    const number = this.#numbers.get(value) ?? this.#numbers.size
    this.#numbers.set(value, number)
    return number
  }

  #cut(): void {
    this.#kept.sort((one, two) => one.draw - two.draw)
    const dropped = this.#kept.splice(this.size)
    if (dropped.length > 0) this.#limit = dropped[0].draw
  }
}

/** Yields each value of a document as its key in the shares. */
function* valuesOf({ text, terms, phrases }: IndexDocument): Generator<string> {
  for (const [field, tokens] of Object.entries(text))
    for (const token of tokens) yield keyOf('text', field, token)
  for (const [field, values] of Object.entries(terms))
    for (const value of values) yield keyOf('terms', field, value)
  for (const [field, runs] of Object.entries(phrases))
    for (const run of runs) for (const token of run) yield keyOf('phrases', field, token)
}
