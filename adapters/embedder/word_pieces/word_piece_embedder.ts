import { setImmediate } from 'node:timers/promises'
import { Embedder, type EmbeddingUse } from '#domain/search/embedder'
import { quantize } from '#domain/search/vectors'
import { piecesOf, readWordPieces, type WordPieces } from './word_pieces.js'

/** Remembers the vectors of this many single words, 256 bytes each, because rankings compare words. */
const MAX_WORDS = 50_000
const WORD = /^[\p{L}\p{N}]{1,30}$/u
/** The time between two pauses for the event loop. */
const TURN_MS = 5

/**
 * Embeds a text as the sum of fixed vectors of its word pieces, which were taught by
 * bge-small-en-v1.5. Takes about 0.01 ms per query and needs no other process.
 */
export class WordPieceEmbedder extends Embedder {
  readonly model = 'word-pieces-2'
  readonly weight = 20
  override readonly isCheap = true
  #pieces: WordPieces | null = null
  readonly #words = new Map<string, Int8Array | null>()

  /**
   * Chosen with the relevance corpus: the closest person's similarity is below 0.5 for nine in ten
   * nonsense queries, and above 0.5 for two in three queries of the dev split.
   */
  override get minimumSimilarity(): number {
    return 0.5
  }

  async embed(
    texts: readonly string[],
    _use: EmbeddingUse,
    signal?: AbortSignal
  ): Promise<(Int8Array | null)[]> {
    const vectors: (Int8Array | null)[] = []
    let turn = performance.now()
    for (const text of texts) {
      if (performance.now() - turn > TURN_MS) {
        await setImmediate()
        turn = performance.now()
      }
      signal?.throwIfAborted()
      vectors.push(WORD.test(text) ? this.#ofWord(text) : this.#vectorOf(text))
    }
    return vectors
  }

  #ofWord(word: string): Int8Array | null {
    const known = this.#words.get(word)
    if (known !== undefined) return known
    const vector = this.#vectorOf(word)
    if (this.#words.size >= MAX_WORDS) this.#words.clear()
    this.#words.set(word, vector)
    return vector
  }

  #vectorOf(text: string): Int8Array | null {
    this.#pieces ??= readWordPieces()
    const { dimensions, scales, values } = this.#pieces
    const sum = new Float32Array(dimensions)
    const counts = new Map<number, number>()
    for (const piece of piecesOf(text, this.#pieces)) counts.set(piece, (counts.get(piece) ?? 0) + 1)
    for (const [piece, count] of counts) {
      const scale = scales[piece] * count
      for (let at = 0, from = piece * dimensions; at < dimensions; at++) sum[at] += scale * values[from + at]
    }
    return sum.some((value) => value !== 0) ? quantize(sum) : null
  }
}
