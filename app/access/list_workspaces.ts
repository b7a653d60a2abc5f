import type { Sql } from '#domain/ports/sql'

/**
 * A workspace as an operator sees it. `remaining_credits` counts reserved ACU as remaining, as
 * `GET /v1/account/credits` does. `keys` counts active keys.
 */
export type ListedWorkspace = {
  slug: string
  name: string
  plan: string
  status: string
  remaining_credits: number
  keys: number
  members: number
  created_at: string
}

export async function listWorkspaces(sql: Sql, now: Date): Promise<ListedWorkspace[]> {
  const rows = await sql.select<ListedWorkspace>(
    `SELECT w.slug, w.name, w.plan, w.status,
       COALESCE((SELECT a.granted - a.posted FROM accounts a WHERE a.workspace_id = w.id), 0) AS remaining_credits,
       (SELECT COUNT(*) FROM api_keys k WHERE k.workspace_id = w.id AND k.revoked_at IS NULL
         AND (k.expires_at IS NULL OR k.expires_at > ?)) AS keys,
       (SELECT COUNT(*) FROM members m WHERE m.workspace_id = w.id) AS members, w.created_at
     FROM workspaces w ORDER BY w.created_at, w.slug`,
    [now.toISOString()]
  )
  // PostgreSQL returns counts as text.
  return rows.map((row) => ({
    ...row,
    remaining_credits: Number(row.remaining_credits),
    keys: Number(row.keys),
    members: Number(row.members),
  }))
}
