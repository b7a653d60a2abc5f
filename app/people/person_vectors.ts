import type { Person } from '#domain/people/person_record'
import type { Sql } from '#domain/ports/sql'
import { type Embedder, vectorField } from '#domain/search/embedder'
import { personText } from '#domain/search/person_text'
import { type EmbeddedText, storedVectors, storeVectors, type Vector } from './stored_vectors.js'

type Logger = { warn(details: object, message: string): void }

/**
 * The vectors of people. Stores the vectors of slow models, so that a rebuild after a crash
 * computes only the missing vectors. Vectors of other models stay stored until `forgetOthers`.
 */
export class PersonVectors {
  /** @param encoder the model whose vectors PeopleEncoder stores, or null */
  constructor(
    private readonly sql: Sql,
    private readonly embedder: Embedder,
    private readonly logger: Logger,
    private readonly encoder: string | null = null
  ) {}

  /**
   * Returns the vector fields of each person, in order. Includes the encoder's vector only if it is stored.
   * Throws when the embedder does not respond.
   */
  async fieldsOf(people: readonly Person[]): Promise<Record<string, Int8Array>[]> {
    const { model } = this.embedder
    const fields = people.map((): Record<string, Int8Array> => ({}))
    const add = (name: string, vectors: readonly (Vector | undefined)[]) => {
      for (const [at, vector] of vectors.entries()) if (vector) fields[at][vectorField(name)] = vector
    }
    if (model !== null) add(model, await this.of(people))
    if (this.encoder !== null) add(this.encoder, await storedVectors(this.sql, this.encoder, people))
    return fields
  }

  /** Returns the embedder's vector per person, in order. Throws when it does not respond. */
  async of(people: readonly Person[]): Promise<Vector[]> {
    const texts = people.map(personText)
    const { model, isSlow } = this.embedder
    if (model === null || !isSlow) return this.embedder.embed(texts, 'records')
    const stored = await storedVectors(this.sql, model, people)
    const missing = [...people.keys()].filter((at) => stored[at] === undefined)
    const made = await this.embedder.embed(
      missing.map((at) => texts[at]),
      'records'
    )
    const vectors = stored.map((vector) => vector ?? null)
    for (const [place, at] of missing.entries()) vectors[at] = made[place]
    await this.#store(
      model,
      missing.map((at) => ({ id: people[at].person_id, text: texts[at], vector: vectors[at] }))
    )
    const refused = missing.filter((at) => vectors[at] === null && texts[at] !== '')
    if (refused.length > 0)
      this.logger.warn(
        { people: refused.map((at) => people[at].person_id) },
        'the embedding model refused the texts of people: they are ranked by words alone'
      )
    return vectors
  }

  /** Deletes the vectors of other models. Call it after a rebuild has read all people. */
  async forgetOthers(): Promise<void> {
    const encoder = this.encoder ?? ''
    await this.sql.run('DELETE FROM encoder_progress WHERE model <> ?', [encoder])
    const kept = [this.embedder.model ?? '', encoder]
    await this.sql.run('DELETE FROM person_vectors WHERE model NOT IN (?, ?)', kept)
  }

  /** Logs a failure, for example after a person was deleted. The next rebuild then tries again. */
  async #store(model: string, embedded: readonly EmbeddedText[]): Promise<void> {
    try {
      await storeVectors(this.sql, model, embedded)
    } catch (err) {
      this.logger.warn({ err }, 'could not store vectors of people')
    }
  }
}
