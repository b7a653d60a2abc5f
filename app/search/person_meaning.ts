import { inject } from '@adonisjs/core'
import { storedVector } from '#app/people/person_vectors'
import type { Person } from '#domain/people/person_record'
import { Sql } from '#domain/ports/sql'
import { Embedder, vectorField } from '#domain/search/embedder'
import { personText } from '#domain/search/person_text'

/** Returns the vector of a person, with which searches compare indexed vectors. */
@inject()
export class PersonMeaning {
  constructor(
    private readonly sql: Sql,
    private readonly embedder: Embedder
  ) {}

  /** Whether a model is configured. */
  get isAvailable(): boolean {
    return this.embedder.model !== null
  }

  /**
   * Returns the stored vector, or embeds the text of the person. Null if the model does not respond
   * or refuses the text. Stores nothing, because the person may belong to one workspace.
   */
  async of(person: Person, signal: AbortSignal): Promise<{ field: string; value: Int8Array } | null> {
    const { model, isSlow } = this.embedder
    if (model === null) return null
    // Vectors are stored only for slow models.
    const stored = isSlow ? await storedVector(this.sql, model, person) : null
    const value = stored ?? (await this.#embed(personText(person), signal))
    return value && { field: vectorField(model), value }
  }

  async #embed(text: string, signal: AbortSignal): Promise<Int8Array | null> {
    try {
      return (await this.embedder.embed([text], 'records', signal))[0]
    } catch {
      signal.throwIfAborted()
      return null
    }
  }
}
