/** What an embedding is for. A search waits for a `query`, but not for `records`. */
export type EmbeddingUse = 'query' | 'records'

/** A word that means nearly the same as a word of a query. `similarity` is between 0 and 1. */
export type NearWord = { word: string; similarity: number }

/** Turns texts into vectors. Texts with similar meanings have similar vectors. */
export abstract class Embedder {
  /**
   * Names the model, in lower-case letters, digits and hyphens. Vectors of different models cannot
   * be compared. Null without a model.
   */
  abstract readonly model: string | null

  /**
   * A search multiplies a cosine by this factor and adds the result to the score of words. Models whose
   * cosines differ little need a higher factor.
   */
  abstract readonly weight: number

  /**
   * A search multiplies `weight` by this factor if the query describes people, because matching texts rarely
   * use the words of such a query. The default was chosen for the built-in vectors.
   */
  readonly descriptionFactor: number = 12

  /** Whether embedding takes so long that vectors are stored for the next rebuild. */
  readonly isSlow: boolean = false

  /** If no word of a query matches, a search drops people with a lower similarity. */
  get minimumSimilarity(): number {
    return 0
  }

  /**
   * Returns one vector per text, in order. A text without a known word, or a text that the model
   * refuses, gets null. If the model does not respond, returns nulls for a `query` and throws for
   * `records`. If the signal aborts, throws the reason of the signal.
   */
  abstract embed(
    texts: readonly string[],
    use: EmbeddingUse,
    signal?: AbortSignal
  ): Promise<(Int8Array | null)[]>

  /** Returns words that mean nearly the same as words of a text. Most models know none. */
  nearWords(_words: readonly string[], _text: string): NearWord[] {
    return []
  }
}

/**
 * A better and slower model, which embeds people in the background. Searches use it instead of the
 * embedder once it has embedded enough people.
 */
export abstract class Encoder extends Embedder {}

/** An embedder without a model. Searches then rank by words alone. */
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
