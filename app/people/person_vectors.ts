import { createHash } from 'node:crypto'
import type { Person } from '#domain/people/person_record'
import type { Sql } from '#domain/ports/sql'
import type { Embedder } from '#domain/search/embedder'
import { personText } from '#domain/search/person_text'
import { anyOf } from '#app/shared/database/any_of'
import { insertRows } from '#app/shared/database/insert_rows'

type Logger = { warn(details: object, message: string): void }
type Vector = Int8Array | null
type Row = { person_id: string; text_hash: string; vector: string | null }

/**
 * The vectors of people. Stores the vectors of slow models, so that a rebuild after a crash
 * computes only the missing vectors. Vectors of other models stay stored until `forgetOthers`.
 */
export class PersonVectors {
  constructor(
    private readonly sql: Sql,
    private readonly embedder: Embedder,
    private readonly logger: Logger
  ) {}

  get model(): string | null {
    return this.embedder.model
  }

  /** Returns a vector per person, in order. Throws when the model does not respond. */
  async of(people: readonly Person[]): Promise<Vector[]> {
    const texts = people.map(personText)
    const { model, isSlow } = this.embedder
    if (model === null || !isSlow) return this.embedder.embed(texts, 'records')
    const hashes = texts.map(hashOf)
    const stored = await this.#stored(model, people)
    const isKnown = (at: number) => stored.get(people[at].person_id)?.text_hash === hashes[at]
    const missing = [...people.keys()].filter((at) => !isKnown(at))
    const made = await this.embedder.embed(
      missing.map((at) => texts[at]),
      'records'
    )
    const vectors = people.map(({ person_id }) => decoded(stored.get(person_id)?.vector ?? null))
    for (const [place, at] of missing.entries()) vectors[at] = made[place]
    await this.#store(
      model,
      missing.map((at) => ({
        person_id: people[at].person_id,
        text_hash: hashes[at],
        vector: encoded(vectors[at]),
      }))
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
    await this.sql.run('DELETE FROM person_vectors WHERE model <> ?', [this.embedder.model ?? ''])
  }

  async #stored(model: string, people: readonly Person[]): Promise<Map<string, Row>> {
    if (people.length === 0) return new Map()
    const ids = people.map(({ person_id }) => person_id)
    const [condition, binding] = anyOf(this.sql, 'person_id', ids)
    const rows = await this.sql.select<Row>(
      `SELECT person_id, text_hash, vector FROM person_vectors WHERE model = ? AND ${condition}`,
      [model, binding]
    )
    return new Map(rows.map((row) => [row.person_id, row]))
  }

  /** Logs a failure, for example after a person was deleted. The next rebuild then tries again. */
  async #store(model: string, rows: readonly Row[]): Promise<void> {
    try {
      await insertRows(
        this.sql,
        'person_vectors',
        ['person_id', 'model', 'text_hash', 'vector'],
        rows.map(({ person_id, text_hash, vector }) => [person_id, model, text_hash, vector]),
        '(person_id, model) DO UPDATE SET text_hash = excluded.text_hash, vector = excluded.vector'
      )
    } catch (err) {
      this.logger.warn({ err }, 'could not store vectors of people')
    }
  }
}

/** Returns the stored vector of a person's current text, or null. */
export async function storedVector(sql: Sql, model: string, person: Person): Promise<Vector> {
  const [row] = await sql.select<Pick<Row, 'vector'>>(
    'SELECT vector FROM person_vectors WHERE person_id = ? AND model = ? AND text_hash = ?',
    [person.person_id, model, hashOf(personText(person))]
  )
  return decoded(row?.vector ?? null)
}

/** Counts people whose texts the model refused. */
export async function countRefused(sql: Sql, model: string): Promise<number> {
  const rows = await sql.select<{ n: unknown }>(
    'SELECT COUNT(*) AS n FROM person_vectors WHERE model = ? AND vector IS NULL',
    [model]
  )
  return Number(rows[0].n)
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64')

const encoded = (vector: Vector): string | null =>
  vector && Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')

const decoded = (text: string | null): Vector =>
  text === null ? null : new Int8Array(Buffer.from(text, 'base64'))
