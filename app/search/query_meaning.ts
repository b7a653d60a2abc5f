import { inject } from '@adonisjs/core'
import { Embedder, vectorField } from '#domain/search/embedder'
import { isDescription } from '#domain/search/planning/description'
import type { Meaning, ReadRequest } from '#domain/search/read_request'
import { ReadyEncoder } from './ready_encoder.js'

/** Adds the vector of the query to search requests. */
@inject()
export class QueryMeaning {
  constructor(
    private readonly embedder: Embedder,
    private readonly encoder: ReadyEncoder
  ) {}

  /**
   * Adds the vector of the query's topic. Returns the request unchanged without a topic, for a
   * query that names or identifies a person, and when no model responds.
   */
  async addTo(request: ReadRequest, signal?: AbortSignal): Promise<ReadRequest> {
    const { parsed } = request
    if (!parsed?.topic || parsed.person || parsed.identity) return request
    const meaning = await this.#of(parsed.topic, signal)
    if (!meaning) return request
    // Unsure roles do not count, because the search may find that they are not roles.
    const mayDescribe = isDescription({ ...parsed, roles: parsed.roles.filter(({ unsure }) => !unsure) })
    const near = mayDescribe ? this.embedder.nearWords(parsed.rest, parsed.topic) : []
    return { ...request, meaning: { ...meaning, near } }
  }

  /** Returns the vector of a text, or null without a model that responds. */
  async #of(text: string, signal?: AbortSignal): Promise<Meaning | null> {
    const embedder = await this.encoder.or(this.embedder)
    const { model, weight, descriptionFactor, minimumSimilarity: minimum } = embedder
    if (model === null) return null
    const [value] = await embedder.embed([text], 'query', signal)
    return value ? { field: vectorField(model), value, weight, descriptionFactor, minimum } : null
  }
}
