import type { Sql } from '#domain/ports/sql'

/** A user with one of their workspaces, null for a user who is a member of none. */
export type ListedUser = {
  id: string
  email: string
  workspace: string | null
  role: string | null
  created_at: string
}

/** Users by e-mail address, once for each workspace; of one workspace where its id is given. */
export function listUsers(sql: Sql, workspaceId?: string): Promise<ListedUser[]> {
  return sql.select<ListedUser>(
    `SELECT u.id, u.email, w.slug AS workspace, m.role, u.created_at
     FROM users u LEFT JOIN members m ON m.user_id = u.id LEFT JOIN workspaces w ON w.id = m.workspace_id
     ${workspaceId === undefined ? '' : 'WHERE m.workspace_id = ?'} ORDER BY u.email, w.slug`,
    workspaceId === undefined ? [] : [workspaceId]
  )
}
