/** A search waits for a `query`, but not for `records`. */
export type EmbeddingUse = 'query' | 'records'

/** Turns texts into vectors that are close when the texts mean about the same. */
export abstract class Embedder {
  /**
   * Names the model, in lower-case letters, digits and hyphens. Vectors of different models cannot
   * be compared. Null without a model.
   */
  abstract readonly model: string | null

  /** Weight of a cosine against the score of words. Models whose cosines differ less need more. */
  abstract readonly weight: number

  /** Whether a text takes less than 0.1 ms, so that a search can embed passages. */
  readonly isCheap: boolean = false

  /**
   * Returns a vector per text, in order. Null for a text without a known word. When the model does
   * not respond, returns nulls for a `query` and throws for `records`. Throws the signal's reason.
   */
  abstract embed(
    texts: readonly string[],
    use: EmbeddingUse,
    signal?: AbortSignal
  ): Promise<(Int8Array | null)[]>
}

/** No model: search ranks by words alone. */
export class NoEmbedder extends Embedder {
  readonly model = null
  readonly weight = 0

  async embed(texts: readonly string[]): Promise<null[]> {
    return texts.map(() => null)
  }
}

/**
 * Returns the vector field of people for a model. Each model has its own field, so old vectors are
 * never compared.
 */
export const vectorField = (model: string): string => `about-${model}`
