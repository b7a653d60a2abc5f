import type { Sql } from '#domain/ports/sql'
import { fromBoolean } from '#app/shared/database/codecs'

/** A user and one of their workspaces. `workspace` is null for a user without a workspace. */
export type ListedUser = {
  id: string
  email: string
  workspace: string | null
  role: string | null
  operator: boolean
  created_at: string
}

/** Lists users, sorted by e-mail address. A user is listed once for each of their workspaces. */
export async function listUsers(sql: Sql, workspaceId?: string): Promise<ListedUser[]> {
  const rows = await sql.select<Omit<ListedUser, 'operator'> & { operator: unknown }>(
    `SELECT u.id, u.email, w.slug AS workspace, m.role, u.is_operator AS operator, u.created_at
     FROM users u LEFT JOIN members m ON m.user_id = u.id LEFT JOIN workspaces w ON w.id = m.workspace_id
     ${workspaceId === undefined ? '' : 'WHERE m.workspace_id = ?'} ORDER BY u.email, w.slug`,
    workspaceId === undefined ? [] : [workspaceId]
  )
  return rows.map((row) => ({ ...row, operator: fromBoolean(row.operator) }))
}
