import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import { insertRows } from '#app/shared/database/insert_rows'

/** Why somebody is on the suppression list. A choice, so that no text can name the person. */
export const REASONS = ['asked', 'complaint', 'legal', 'own'] as const
export type Reason = (typeof REASONS)[number]

/** The operator who added an entry, and the reason. */
export type Origin = { by: string; reason: Reason | null }

/** Notes the origin of entries. The first origin of an entry stays. */
export const addOrigins = (
  tx: SqlTransaction,
  entries: readonly string[],
  { by, reason }: Origin
): Promise<void> =>
  insertRows(
    tx,
    'suppression_origins',
    ['entry_id', 'added_by', 'reason'],
    [...new Set(entries)].map((id) => [id, by, reason]),
    '(entry_id) DO NOTHING'
  )

/** Returns the operators who added entries, by the ids of the entries. */
export async function originsOf(
  sql: Pick<Sql, 'select' | 'dialect'>,
  entries: readonly string[]
): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map()
  const [condition, value] = anyOf(sql, 'entry_id', entries)
  const rows = await sql.select<{ entry_id: string; added_by: string }>(
    `SELECT entry_id, added_by FROM suppression_origins WHERE ${condition}`,
    [value]
  )
  return new Map(rows.map(({ entry_id, added_by }) => [entry_id, added_by]))
}
