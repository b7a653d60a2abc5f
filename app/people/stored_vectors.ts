import { createHash } from 'node:crypto'
import type { Person } from '#domain/people/person_record'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { personText } from '#domain/search/person_text'
import { anyOf } from '#app/shared/database/any_of'
import { insertRows } from '#app/shared/database/insert_rows'

export type Vector = Int8Array | null
type Row = { person_id: string; text_hash: string; vector: string | null }
/** A stored vector, and the text for which it was made. A text that the model refused has null. */
export type EmbeddedText = { id: string; text: string; vector: Vector }

/**
 * Returns the stored vector of each person's current text, in order. Undefined means that the model
 * has not embedded the text.
 */
export async function storedVectors(
  sql: Sql,
  model: string,
  people: readonly Person[]
): Promise<(Vector | undefined)[]> {
  if (people.length === 0) return []
  const [condition, binding] = anyOf(
    sql,
    'person_id',
    people.map(({ person_id }) => person_id)
  )
  const rows = await sql.select<Row>(
    `SELECT person_id, text_hash, vector FROM person_vectors WHERE model = ? AND ${condition}`,
    [model, binding]
  )
  const stored = new Map(rows.map((row) => [row.person_id, row]))
  return people.map((person) => {
    const row = stored.get(person.person_id)
    return row && row.text_hash === textHash(personText(person)) ? decoded(row.vector) : undefined
  })
}

/** Stores vectors. A text that the model refused has the vector null. */
export async function storeVectors(
  sql: Sql | SqlTransaction,
  model: string,
  embedded: readonly EmbeddedText[]
): Promise<void> {
  await insertRows(
    sql,
    'person_vectors',
    ['person_id', 'model', 'text_hash', 'vector'],
    embedded.map(({ id, text, vector }) => [id, model, textHash(text), encoded(vector)]),
    '(person_id, model) DO UPDATE SET text_hash = excluded.text_hash, vector = excluded.vector'
  )
}

/** Counts people whose texts the model refused. */
export async function countRefused(sql: Sql, model: string): Promise<number> {
  const rows = await sql.select<{ n: unknown }>(
    'SELECT COUNT(*) AS n FROM person_vectors WHERE model = ? AND vector IS NULL',
    [model]
  )
  return Number(rows[0].n)
}

/** Identifies the text of a stored vector. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64')

const encoded = (vector: Vector): string | null =>
  vector && Buffer.from(vector.buffer, vector.byteOffset, vector.byteLength).toString('base64')

const decoded = (text: string | null): Vector =>
  text === null ? null : new Int8Array(Buffer.from(text, 'base64'))
