import type { Sql } from '#domain/ports/sql'
import { fromNumber } from '#app/shared/database/codecs'

/** Maximum number of waiting change-log entries, as a share of all people, while the encoder is ready. */
const MAX_WAITING = 0.1

/**
 * How far a model has embedded people. `position` is the last handled sequence of the change log,
 * `head` its latest one. `logged` is how many entries after `position` PeopleEncoder logged itself.
 * `people` is a recent count.
 */
export type EncoderProgress = { position: number; head: number; logged: number; people: number }

/** Returns the progress of a model, or null before it starts. */
export async function encoderProgress(sql: Sql, model: string): Promise<EncoderProgress | null> {
  const [row] = await sql.select<Record<keyof EncoderProgress, unknown>>(
    `SELECT p.position, p.logged, p.people, h.sequence AS head FROM encoder_progress p
     JOIN index_heads h ON h.index_name = 'people' WHERE p.model = ?`,
    [model]
  )
  if (!row) return null
  return {
    position: fromNumber(row.position),
    head: fromNumber(row.head),
    logged: fromNumber(row.logged),
    people: fromNumber(row.people),
  }
}

/** Whether searches can compare people by a model. False for more than `maxPeople`, or while many wait. */
export async function isEncoderReady(sql: Sql, model: string, maxPeople: number): Promise<boolean> {
  const progress = await encoderProgress(sql, model)
  if (!progress) return false
  const { position, head, logged, people } = progress
  return people > 0 && people <= maxPeople && head - position - logged <= MAX_WAITING * people
}
