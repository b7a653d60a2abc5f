import type { Sql } from '#domain/ports/sql'

/**
 * Returns the author of the runs of each key, by key id: the member of a session key, or else the key's
 * name.
 */
export async function runAuthors(
  sql: Pick<Sql, 'select'>,
  workspaceId: string,
  keys: readonly string[]
): Promise<Map<string, string>> {
  const ids = [...new Set(keys)]
  if (ids.length === 0) return new Map()
  const rows = await sql.select<{ id: string; author: string }>(
    `SELECT k.id, coalesce(u.email, k.name) AS author FROM api_keys k LEFT JOIN users u ON u.id = k.session_user_id
     WHERE k.workspace_id = ? AND k.id IN (${ids.map(() => '?').join(', ')})`,
    [workspaceId, ...ids]
  )
  return new Map(rows.map(({ id, author }) => [id, author]))
}
