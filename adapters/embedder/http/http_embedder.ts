import { Embedder, type EmbeddingUse } from '#domain/search/embedder'
import { quantize } from '#domain/search/vectors'
import { boundedFetch } from '../../agent/bounded_fetch.js'
import { FLOOR_TEXTS, floorOf } from './learned_floor.js'
import { CircuitBreaker } from '../../evidence/live/circuit_breaker.js'

export type HttpEmbedderSettings = {
  /** An OpenAI-compatible endpoint, without `/embeddings`. */
  baseUrl: string
  model: string
  apiKey?: string
  /** Receives the reason of each failed request. The reason never contains the texts. */
  onFailure?: (reason: string) => void
}

const TEXTS_PER_REQUEST = 64
const RESPONSE_BYTES = 32 * 2 ** 20
const MAX_DIMENSIONS = 4_096
const TIMEOUT_MS: Record<EmbeddingUse, number> = { query: 1_000, records: 60_000 }
/** After this many failures in a row, no texts are sent for PAUSE_MS. */
const FAILURES = 4
const PAUSE_MS = 30_000
/** The statuses of a text that is too long or not accepted. Other texts may succeed. */
const REFUSED = [400, 413, 422]
/** A text that a working model accepts. If the model refuses it too, the settings are wrong. */
const SHORT_TEXT = 'nurse'

class RefusedError extends Error {}

/** Embeds texts with a model at an OpenAI-compatible endpoint. */
export class HttpEmbedder extends Embedder {
  readonly model: string
  readonly weight = 100
  override readonly isSlow = true
  #floor: number | null = null
  #learning: Promise<void> | null = null
  readonly #fetch = boundedFetch(RESPONSE_BYTES)
  readonly #breaker = new CircuitBreaker(FAILURES, PAUSE_MS)

  constructor(private readonly settings: HttpEmbedderSettings) {
    super()
    this.model = settings.model.toLowerCase().replace(/[^a-z0-9]+/g, '-')
  }

  /** Learned from the model with the first query. 0 until then. */
  override get minimumSimilarity(): number {
    return this.#floor ?? 0
  }

  /**
   * Resolves when the floor is learned or the model has failed. After a failure, the next query
   * tries again.
   */
  learnFloor(): Promise<void> {
    this.#learning ??= this.#halved(FLOOR_TEXTS, 'records')
      .then((vectors) => {
        this.#floor = floorOf(vectors)
      })
      .catch(() => {
        this.#learning = null
      })
    return this.#learning
  }

  async embed(
    texts: readonly string[],
    use: EmbeddingUse,
    signal?: AbortSignal
  ): Promise<(Int8Array | null)[]> {
    const vectors: (Int8Array | null)[] = []
    for (let at = 0; at < texts.length; at += TEXTS_PER_REQUEST) {
      vectors.push(...(await this.#embedAll(texts.slice(at, at + TEXTS_PER_REQUEST), use, signal)))
    }
    if (use === 'query' && vectors.some((vector) => vector !== null)) void this.learnFloor()
    return vectors
  }

  /**
   * Embeds texts. Sends refused texts again in halves, and returns null for a text that is refused
   * alone. Throws if the model refuses all texts of records and SHORT_TEXT.
   */
  async #embedAll(
    texts: readonly string[],
    use: EmbeddingUse,
    signal?: AbortSignal
  ): Promise<(Int8Array | null)[]> {
    const vectors = await this.#halved(texts, use, signal)
    if (use === 'query' || vectors.some((vector) => vector !== null)) return vectors
    const [known] = await this.#halved([SHORT_TEXT], use, signal)
    if (known === null) throw new Error('the embedding model refuses every text')
    return vectors
  }

  async #halved(
    texts: readonly string[],
    use: EmbeddingUse,
    signal?: AbortSignal
  ): Promise<(Int8Array | null)[]> {
    try {
      return await this.#embed(texts, use, signal)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      if (texts.length === 1) return [null]
      const half = Math.ceil(texts.length / 2)
      return [
        ...(await this.#halved(texts.slice(0, half), use, signal)),
        ...(await this.#halved(texts.slice(half), use, signal)),
      ]
    }
  }

  async #embed(
    texts: readonly string[],
    use: EmbeddingUse,
    signal?: AbortSignal
  ): Promise<(Int8Array | null)[]> {
    const { host } = new URL(this.settings.baseUrl)
    try {
      this.#breaker.check(host)
    } catch (error) {
      return withoutVectors(texts, use, error)
    }
    try {
      const vectors = await this.#request(texts, use, signal)
      this.#breaker.succeeded(host)
      return vectors
    } catch (error) {
      signal?.throwIfAborted()
      const isRefused = error instanceof RefusedError
      if (isRefused && use === 'records') throw error
      if (!isRefused) this.#breaker.failed(host)
      this.settings.onFailure?.((error as Error).message)
      return withoutVectors(texts, use, error)
    }
  }

  async #request(texts: readonly string[], use: EmbeddingUse, signal?: AbortSignal): Promise<Int8Array[]> {
    const { baseUrl, model, apiKey } = this.settings
    const timeout = AbortSignal.timeout(TIMEOUT_MS[use])
    const response = await this.#fetch(`${baseUrl.replace(/\/$/, '')}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      },
      body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    if (REFUSED.includes(response.status))
      throw new RefusedError(`the model refused a text (${response.status})`)
    if (!response.ok) throw new Error(`the embedding server answered ${response.status}`)
    return vectorsOf(await response.json(), texts.length)
  }
}

/**
 * Returns null for the texts of a query, which then ranks by words. Throws for records, because
 * they would stay without vectors.
 */
function withoutVectors(texts: readonly string[], use: EmbeddingUse, error: unknown): null[] {
  if (use === 'records') throw error
  return texts.map(() => null)
}

/**
 * Reads the vectors of a response, in the order of the texts. Throws if the response has another
 * form.
 */
function vectorsOf(body: unknown, count: number): Int8Array[] {
  const data = (body as { data?: unknown } | null)?.data
  if (!Array.isArray(data) || data.length !== count) throw new Error('the response has no vector per text')
  const vectors: Int8Array[] = []
  data.forEach((item: { index?: unknown; embedding?: unknown } | null, at) => {
    const values = item?.embedding
    const place = typeof item?.index === 'number' ? item.index : at
    if (!Array.isArray(values) || values.length === 0 || values.length > MAX_DIMENSIONS)
      throw new Error('the response has a vector of an unexpected length')
    if (!values.every(Number.isFinite)) throw new Error('the response has a vector that is not of numbers')
    vectors[place] = quantize(values)
  })
  if (vectors.length !== count || vectors.includes(undefined as never))
    throw new Error('the response has no vector per text')
  return vectors
}
