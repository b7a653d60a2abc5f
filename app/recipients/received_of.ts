import type { Sql } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import type { Delivery } from './note_recipients.js'

/** Returns the people among `personIds` whom the workspace received by this kind of delivery. */
export async function receivedOf(
  sql: Sql,
  workspaceId: string,
  what: Delivery,
  personIds: readonly string[]
): Promise<string[]> {
  const [condition, binding] = anyOf(sql, 'person_id', personIds)
  const rows = await sql.select<{ person_id: string }>(
    `SELECT person_id FROM data_recipients WHERE workspace_id = ? AND what = ? AND ${condition}`,
    [workspaceId, what, binding]
  )
  return rows.map((row) => row.person_id)
}
