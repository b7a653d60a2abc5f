import { inject } from '@adonisjs/core'
import type { Scope } from '#domain/access/scopes'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { endGrants } from '#app/access/end_grants'
import { fromJson } from '#app/shared/database/codecs'

type Row = {
  id: string
  client_id: string
  client_name: string
  email: string
  scopes: string
  created_at: string
  last_used_at: string
  expires_at: string
}

const MAX_LISTED = 100

/** The OAuth clients that have access to a workspace. */
@inject()
export class GrantList {
  constructor(private readonly sql: Sql) {}

  /** Returns the 100 newest active grants. A refresh of the tokens counts as a use. */
  async list(workspaceId: string, now: Date) {
    const rows = await this.sql.select<Row>(
      `SELECT g.id, g.client_id, g.client_name, u.email, g.scopes, g.created_at, g.expires_at,
              coalesce(k.last_used_at, k.created_at) AS last_used_at
       FROM oauth_grants g JOIN users u ON u.id = g.user_id JOIN api_keys k ON k.id = g.key_id
       WHERE g.workspace_id = ? AND g.revoked_at IS NULL AND g.expires_at > ?
       ORDER BY g.created_at DESC, g.id LIMIT ?`,
      [workspaceId, now.toISOString(), MAX_LISTED]
    )
    return rows.map((row) => ({ ...row, scopes: fromJson<Scope[]>(row.scopes) }))
  }

  /** Ends a grant and its access token. Returns the client's id, or null for an unknown grant. */
  async end(workspaceId: string, id: string, now: Date, tx: SqlTransaction): Promise<string | null> {
    const [grant] = await tx.select<{ client_id: string }>(
      'SELECT client_id FROM oauth_grants WHERE id = ? AND workspace_id = ?',
      [id, workspaceId]
    )
    if (!grant) return null
    await endGrants(tx, { id }, now)
    return grant.client_id
  }
}
