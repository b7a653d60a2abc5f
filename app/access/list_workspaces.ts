import type { Balance } from '#domain/billing/billing'
import { type ShownCredits, shownCredits } from '#domain/billing/shown_credits'
import type { Sql } from '#domain/ports/sql'

/**
 * A workspace as an operator sees it. `keys` counts active keys. Credits are named as in
 * `shownCredits`.
 */
type ListedWorkspace = ShownCredits & {
  slug: string
  name: string
  plan: string
  status: string
  keys: number
  members: number
  created_at: string
}

export async function listWorkspaces(sql: Sql, now: Date): Promise<ListedWorkspace[]> {
  const rows = await sql.select<Omit<ListedWorkspace, keyof ShownCredits> & Balance>(
    `SELECT w.slug, w.name, w.plan, w.status,
       COALESCE(a.granted, 0) AS granted, COALESCE(a.posted, 0) AS posted, COALESCE(a.pending, 0) AS pending,
       (SELECT COUNT(*) FROM api_keys k WHERE k.workspace_id = w.id AND k.revoked_at IS NULL
         AND (k.expires_at IS NULL OR k.expires_at > ?)) AS keys,
       (SELECT COUNT(*) FROM members m WHERE m.workspace_id = w.id) AS members, w.created_at
     FROM workspaces w LEFT JOIN accounts a ON a.workspace_id = w.id ORDER BY w.created_at, w.slug`,
    [now.toISOString()]
  )
  // PostgreSQL returns counts as text.
  return rows.map(({ granted, posted, pending, keys, members, created_at, ...row }) => ({
    ...row,
    ...shownCredits({ granted: Number(granted), posted: Number(posted), pending: Number(pending) }),
    keys: Number(keys),
    members: Number(members),
    created_at,
  }))
}
