import { basename } from 'node:path'
import { lazy } from '#domain/lazy'
import { Embedder, type EmbeddingUse } from '#domain/search/embedder'
import { quantize } from '#domain/search/vectors'
import { piecesOf, readVocabulary } from '../word_pieces/word_pieces.js'
import { fileFingerprint } from './file_fingerprint.js'
import { openSession, type Session } from './onnx_session.js'

const [START, END] = [101, 102]
/**
 * Maximum number of word pieces per text. The first pieces matter most, and the time grows with the number
 * of pieces.
 */
const MAX_PIECES: Record<EmbeddingUse, number> = { query: 64, records: 96 }
/** Texts per call of the model. Each call pads its texts to the longest. */
const BATCH = 16

export type OnnxEmbedderSettings = {
  /** An ONNX file of a BERT model with the uncased English vocabulary: MiniLM, bge or e5. */
  path: string
  /** Opens the model; replaced in tests. */
  open?: (path: string) => Promise<Session>
  /** Receives the reason of a failure; never a text. */
  onFailure?: (reason: string) => void
}

/** Embeds texts with a sentence model in this process. Takes 10 to 15 ms of one core per person. */
export class OnnxEmbedder extends Embedder {
  readonly weight = 100
  override readonly isSlow = true
  /**
   * True for a bge model (by its path), which uses the vector of a text's first piece. Other models
   * use the mean of all pieces.
   */
  readonly #usesFirstPiece: boolean
  #fingerprint: string | null = null
  #opened: Promise<Session> | null = null
  readonly #vocabulary = lazy(readVocabulary)

  constructor(private readonly settings: OnnxEmbedderSettings) {
    super()
    this.#usesFirstPiece = /(?<![a-z])bge(?![a-z])/i.test(settings.path)
  }

  /**
   * The name contains a fingerprint of the file, because many model files are named `model.onnx`. It also
   * contains the pooling, because a file may move to another path. For an unreadable file, it contains only
   * the file name.
   */
  get model(): string {
    const name = basename(this.settings.path, '.onnx')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
    this.#fingerprint ??= fileFingerprint(this.settings.path)
    if (this.#fingerprint === null) return `onnx-${name}`
    return `onnx-${name}-${this.#usesFirstPiece ? 'first' : 'mean'}-${this.#fingerprint}`
  }

  async embed(
    texts: readonly string[],
    use: EmbeddingUse,
    signal?: AbortSignal
  ): Promise<(Int8Array | null)[]> {
    const vectors: (Int8Array | null)[] = texts.map(() => null)
    const known = texts
      .map((text, at) => ({ at, pieces: piecesOf(text, this.#vocabulary()).slice(0, MAX_PIECES[use]) }))
      .filter(({ pieces }) => pieces.length > 0)
      .sort((a, b) => a.pieces.length - b.pieces.length)
    try {
      for (let from = 0; from < known.length; from += BATCH) {
        signal?.throwIfAborted()
        const batch = known.slice(from, from + BATCH)
        const embedded = await this.#embed(batch.map(({ pieces }) => [START, ...pieces, END]))
        batch.forEach(({ at }, i) => {
          vectors[at] = embedded[i]
        })
      }
    } catch (error) {
      signal?.throwIfAborted()
      this.settings.onFailure?.((error as Error).message)
      if (use === 'records') throw error
      return texts.map(() => null)
    }
    return vectors
  }

  /** Opens the model once. After a failure, the next call tries again. */
  #session(): Promise<Session> {
    this.#opened ??= (this.settings.open ?? openSession)(this.settings.path).catch((error) => {
      this.#opened = null
      throw error
    })
    return this.#opened
  }

  async #embed(texts: readonly number[][]): Promise<Int8Array[]> {
    const length = Math.max(...texts.map((pieces) => pieces.length))
    const { values, dimensions } = await (await this.#session())(texts, length)
    return texts.map(({ length: pieces }, i) => {
      const start = i * length * dimensions
      const sum = new Float32Array(dimensions)
      for (let piece = 0; piece < (this.#usesFirstPiece ? 1 : pieces); piece++)
        for (let at = 0; at < dimensions; at++) sum[at] += values[start + piece * dimensions + at]
      return quantize(sum)
    })
  }
}
