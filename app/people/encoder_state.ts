import type { Sql } from '#domain/ports/sql'
import { fromNumber } from '#app/shared/database/codecs'
import { isEncoderReady } from './encoder_progress.js'
import type { PeopleStore } from './people_store.js'

/** Whether searches use the sentence model, and how many people it has embedded. */
export type EncoderStatus = {
  model: string
  in_use: boolean
  embedded: number
  people: number
  max_people: number
}

/** Reads how many people the sentence model has embedded, and whether searches use it. */
export class EncoderState {
  constructor(
    private readonly sql: Sql,
    private readonly store: PeopleStore,
    private readonly model: string | null,
    private readonly maxPeople: number
  ) {}

  /** Returns null if no sentence model is configured. Counts the vectors of all people. */
  async read(): Promise<EncoderStatus | null> {
    const { model, maxPeople } = this
    if (model === null) return null
    const people = await this.store.count()
    const [{ n }] = await this.sql.select<{ n: unknown }>(
      'SELECT COUNT(*) AS n FROM person_vectors WHERE model = ?',
      [model]
    )
    const in_use = await isEncoderReady(this.sql, model, maxPeople)
    return { model, in_use, embedded: Math.min(people, fromNumber(n)), people, max_people: maxPeople }
  }
}
