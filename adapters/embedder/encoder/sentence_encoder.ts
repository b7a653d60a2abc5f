import { availableParallelism } from 'node:os'
import { lazy } from '#domain/lazy'
import { Embedder, type EmbeddingUse } from '#domain/search/embedder'
import { piecesOf, readVocabulary } from '../word_pieces/word_pieces.js'
import { EncoderThread } from './encoder_thread.js'
import { SentenceModel } from './sentence_model.js'

/**
 * Maximum number of word pieces per text. The first pieces matter most, and the time grows with the number
 * of pieces.
 */
export const MAX_PIECES: Record<EmbeddingUse, number> = { query: 64, records: 96 }
/** Number of query vectors to cache. Further pages of results and other users repeat a query. */
const KEPT_QUERIES = 1_000
/** Threads for records: half of the processors, from 1 to 4. Each takes 30 MB of memory while it works. */
const THREADS = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))

/**
 * Embeds texts with all-MiniLM-L6-v2. A query takes 1 to 2 ms on the calling thread. A record takes
 * 5 to 16 ms on a thread of low priority.
 */
export class SentenceEncoder extends Embedder {
  readonly model = 'minilm-l6-1'
  /**
   * Chosen with the relevance corpus, as is `descriptionFactor`: words decide unless a query is a
   * description.
   */
  readonly weight = 6
  override readonly descriptionFactor = 64
  override readonly isSlow = true
  readonly #vocabulary = lazy(readVocabulary)
  readonly #model = lazy(() => new SentenceModel())
  readonly #queries = new Map<string, Int8Array | null>()
  readonly #threads: EncoderThread[]

  constructor(threads = THREADS) {
    super()
    this.#threads = Array.from({ length: threads }, () => new EncoderThread())
  }

  /**
   * Chosen with the relevance corpus. For four in five nonsense queries, the closest person's
   * similarity is lower. For nine in ten conceptual queries of the dev split, it is higher.
   */
  override get minimumSimilarity(): number {
    return 0.41
  }

  async embed(
    texts: readonly string[],
    use: EmbeddingUse,
    signal?: AbortSignal
  ): Promise<(Int8Array | null)[]> {
    signal?.throwIfAborted()
    return use === 'query' ? texts.map((text) => this.#ofQuery(text)) : this.#ofRecords(texts)
  }

  async #ofRecords(texts: readonly string[]): Promise<(Int8Array | null)[]> {
    const share = Math.ceil(texts.length / this.#threads.length)
    const parts = this.#threads.map((thread, at) => {
      const part = texts.slice(at * share, (at + 1) * share)
      return part.length > 0 ? thread.embed(part) : []
    })
    return (await Promise.all(parts)).flat()
  }

  #ofQuery(text: string): Int8Array | null {
    const kept = this.#queries.get(text)
    if (kept !== undefined) return kept
    const pieces = piecesOf(text, this.#vocabulary()).slice(0, MAX_PIECES.query)
    const vector = pieces.length > 0 ? this.#model().encode(pieces) : null
    if (this.#queries.size >= KEPT_QUERIES) this.#queries.delete(this.#queries.keys().next().value!)
    this.#queries.set(text, vector)
    return vector
  }
}
