import type { Embedder, Encoder } from '#domain/search/embedder'

/** How long the choice between the two models is kept. */
const TTL_MS = 2_000

/** Chooses the model that compares people: the encoder while it has embedded enough of them. */
export class ReadyEncoder {
  #isReady: Promise<boolean> | null = null
  #askedAt = 0

  constructor(
    private readonly encoder: Encoder,
    private readonly isReady: () => Promise<boolean>
  ) {}

  /** Returns the encoder if it is ready, and the embedder otherwise. */
  async or(embedder: Embedder): Promise<Embedder> {
    if (this.encoder.model === null) return embedder
    if (!this.#isReady || performance.now() - this.#askedAt > TTL_MS) {
      this.#askedAt = performance.now()
      this.#isReady = this.isReady()
    }
    return (await this.#isReady) ? this.encoder : embedder
  }
}
