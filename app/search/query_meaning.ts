import { inject } from '@adonisjs/core'
import { SearchIndex } from '#domain/ports/search_index'
import { Sql } from '#domain/ports/sql'
import { Embedder, vectorField } from '#domain/search/embedder'
import { isDescription } from '#domain/search/planning/description'
import type { Meaning, ReadRequest } from '#domain/search/read_request'
import { moved } from '#domain/search/vectors'
import { vectorsOf } from '#app/people/stored_vectors'
import { ReadyEncoder } from './ready_encoder.js'

/** How much the closest people count beside the text itself. */
const FEEDBACK = 0.6

/** Adds the vector of the query to search requests. */
@inject()
export class QueryMeaning {
  constructor(
    private readonly embedder: Embedder,
    private readonly encoder: ReadyEncoder,
    private readonly index: SearchIndex,
    private readonly sql: Sql
  ) {}

  /**
   * Adds the vector of the query's topic. Returns the request unchanged without a topic, for a
   * query that names or identifies a person, and when no model responds.
   */
  async addTo(request: ReadRequest, signal?: AbortSignal): Promise<ReadRequest> {
    const { parsed } = request
    if (!parsed?.topic || parsed.person || parsed.identity) return request
    // Unsure roles do not count, because the search may find that they are not roles.
    const mayDescribe = isDescription({ ...parsed, roles: parsed.roles.filter(({ unsure }) => !unsure) })
    const meaning = await this.#of(parsed.topic, mayDescribe, signal)
    if (!meaning) return request
    const near = mayDescribe ? this.embedder.nearWords(parsed.rest, parsed.topic) : []
    return { ...request, meaning: { ...meaning, near } }
  }

  /** Returns the vector of a text, or null without a model that responds. */
  async #of(text: string, mayDescribe: boolean, signal?: AbortSignal): Promise<Meaning | null> {
    const embedder = await this.encoder.or(this.embedder)
    const { model, weight, descriptionFactor, minimumSimilarity: minimum, feedback } = embedder
    if (model === null) return null
    const [value] = await embedder.embed([text], 'query', signal)
    if (!value) return null
    const meaning = { field: vectorField(model), value, weight, descriptionFactor, minimum }
    if (!mayDescribe || feedback === 0) return meaning
    const closest = await this.#closest(meaning, feedback, signal)
    return { ...meaning, value: moved(value, await vectorsOf(this.sql, model, closest), FEEDBACK) }
  }

  /** Returns the ids of the people who are closest to a text, without those who are not similar. */
  async #closest({ field, value, minimum }: Meaning, limit: number, signal?: AbortSignal): Promise<string[]> {
    const score = [{ by: 'vector' as const, field, value, weight: 1 }]
    const { hits } = await this.index.search('people', { score, limit }, { signal })
    return hits.filter(({ score: cosine }) => cosine >= minimum).map(({ id }) => id)
  }
}
