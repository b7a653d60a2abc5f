import { readFileSync } from 'node:fs'
import type { NearWord } from '#domain/search/embedder'
import { stemOf } from '#domain/search/stems'
import { piecesOf, type WordPieces } from './word_pieces.js'

/** The weight of the surrounding text: `bank` has another meaning next to `river`. */
const CONTEXT = 0.5
/** The number of near words per word. */
const PER_WORD = 2

/** Finds words with similar meanings in a table that `near_words.py` wrote. */
export class NearWords {
  readonly #rows: Map<number, Uint16Array>
  readonly #names: readonly string[]

  constructor(private readonly pieces: WordPieces) {
    this.#rows = readNearWords()
    this.#names = [...pieces.numbers.keys()]
  }

  /**
   * Returns up to two words per word that have nearly the same meaning in the text. Leaves out words with
   * the stem of a word in the text.
   */
  of(words: readonly string[], text: string): NearWord[] {
    const context = this.#unit(piecesOf(text, this.pieces))
    const taken = new Set([...text.toLowerCase().split(/[^\p{L}\p{N}]+/u), ...words].map(stemOf))
    return words.flatMap((word) => {
      const number = this.pieces.numbers.get(word)
      const row = number === undefined ? undefined : this.#rows.get(number)
      if (!row) return []
      const direction = this.#unit([number!])
      for (let at = 0; at < direction.length; at++) direction[at] += CONTEXT * context[at]
      return [...row]
        .map((near) => ({ word: this.#names[near], similarity: this.#cosine(near, direction) }))
        .sort((a, b) => b.similarity - a.similarity)
        .filter(({ word, similarity }) => similarity > 0 && addNew(stemOf(word), taken))
        .slice(0, PER_WORD)
    })
  }

  /** Returns the sum of the vectors of pieces, with length 1. */
  #unit(numbers: readonly number[]): Float32Array {
    const { dimensions, scales, values } = this.pieces
    const sum = new Float32Array(dimensions)
    for (const number of numbers)
      for (let at = 0, from = number * dimensions; at < dimensions; at++)
        sum[at] += scales[number] * values[from + at]
    const length = lengthOf(sum)
    for (let at = 0; length > 0 && at < dimensions; at++) sum[at] /= length
    return sum
  }

  #cosine(number: number, direction: Float32Array): number {
    const { dimensions, values } = this.pieces
    let [dot, square] = [0, 0]
    for (let at = 0, from = number * dimensions; at < dimensions; at++) {
      dot += values[from + at] * direction[at]
      square += values[from + at] ** 2
    }
    return dot / Math.max(Math.sqrt(square) * lengthOf(direction), Number.MIN_VALUE)
  }
}

/** Adds a stem. Returns false if it was already there. */
const addNew = (stem: string, taken: Set<string>): boolean => !taken.has(stem) && taken.add(stem) !== null

function lengthOf(vector: Float32Array): number {
  let square = 0
  for (let at = 0; at < vector.length; at++) square += vector[at] ** 2
  return Math.sqrt(square)
}

/** Reads the table. Maps the number of a word to the numbers of its nearest words. */
function readNearWords(): Map<number, Uint16Array> {
  const bytes = new Uint8Array(readFileSync(new URL('./data/near_words.bin', import.meta.url)))
  const [count, neighbours] = new Uint32Array(bytes.buffer, 0, 2)
  const words = new Uint16Array(bytes.buffer, 8, count)
  const near = new Uint16Array(bytes.buffer, 8 + 2 * count, count * neighbours)
  return new Map(
    Array.from(words, (word, row) => [word, near.subarray(row * neighbours, (row + 1) * neighbours)])
  )
}
