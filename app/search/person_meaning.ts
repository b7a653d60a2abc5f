import { inject } from '@adonisjs/core'
import { storedVectors } from '#app/people/stored_vectors'
import type { Person } from '#domain/people/person_record'
import { Sql } from '#domain/ports/sql'
import { Embedder, vectorField } from '#domain/search/embedder'
import { personText } from '#domain/search/person_text'
import { ReadyEncoder } from './ready_encoder.js'

/** Finds the vector of a person. Searches compare it with indexed vectors. */
@inject()
export class PersonMeaning {
  constructor(
    private readonly sql: Sql,
    private readonly embedder: Embedder,
    private readonly encoder: ReadyEncoder
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
    const embedder = await this.encoder.or(this.embedder)
    const { model, isSlow } = embedder
    if (model === null) return null
    // Vectors are stored only for slow models.
    const [stored] = isSlow ? await storedVectors(this.sql, model, [person]) : []
    const value = stored ?? (await embedded(embedder, personText(person), signal))
    return value && { field: vectorField(model), value }
  }
}

async function embedded(embedder: Embedder, text: string, signal: AbortSignal): Promise<Int8Array | null> {
  try {
    return (await embedder.embed([text], 'records', signal))[0]
  } catch {
    signal.throwIfAborted()
    return null
  }
}
