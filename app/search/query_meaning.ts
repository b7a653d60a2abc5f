import { inject } from '@adonisjs/core'
import { Embedder, vectorField } from '#domain/search/embedder'
import type { Meaning, ReadRequest } from '#domain/search/read_request'

/** Adds the vector of the query to search requests. */
@inject()
export class QueryMeaning {
  constructor(private readonly embedder: Embedder) {}

  /** Whether a model is configured. */
  get isAvailable(): boolean {
    return this.embedder.model !== null
  }

  /**
   * Returns the request unchanged without a query, for a query that names or identifies a person,
   * and when no model responds.
   */
  async addTo(request: ReadRequest, signal?: AbortSignal): Promise<ReadRequest> {
    const { query, parsed } = request
    if (!query || !parsed || parsed.person || parsed.identity) return request
    const meaning = await this.of(query, signal)
    return meaning ? { ...request, meaning } : request
  }

  /** Returns the vector of a text, or null without a model that responds. */
  async of(text: string, signal?: AbortSignal): Promise<Meaning | null> {
    const { model } = this.embedder
    if (model === null) return null
    const [value] = await this.embedder.embed([text], 'query', signal)
    return value ? { field: vectorField(model), value } : null
  }
}
