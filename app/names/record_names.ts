import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'

/** Returns the names that members gave to records of a workspace, by their ids. */
export async function recordNames(
  sql: Pick<Sql, 'select' | 'dialect'>,
  workspaceId: string,
  ids: readonly string[]
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const [condition, binding] = anyOf(sql, 'record_id', ids)
  const rows = await sql.select<{ record_id: string; name: string }>(
    `SELECT record_id, name FROM record_names WHERE workspace_id = ? AND ${condition}`,
    [workspaceId, binding]
  )
  return new Map(rows.map(({ record_id, name }) => [record_id, name]))
}

/** SQL for the name of a record, whose table has the alias `record`, or else for `otherwise`. */
export const namedOr = (record: string, otherwise: string): string =>
  `coalesce((SELECT n.name FROM record_names n
    WHERE n.workspace_id = ${record}.workspace_id AND n.record_id = ${record}.id), ${otherwise})`

/** Gives a record of the workspace a name. An empty name removes it. */
export async function nameRecord(
  tx: SqlTransaction,
  workspaceId: string,
  id: string,
  name: string
): Promise<void> {
  await tx.run('DELETE FROM record_names WHERE workspace_id = ? AND record_id = ?', [workspaceId, id])
  if (name === '') return
  await tx.run('INSERT INTO record_names (workspace_id, record_id, name) VALUES (?, ?, ?)', [
    workspaceId,
    id,
    name,
  ])
}
