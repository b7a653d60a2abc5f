import { type AppTokens, renewalTime } from '#domain/connections/connection'
import type { AppConnection } from '#domain/connections/app_connections'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import type { TokenVault } from './token_vault.js'

type Place = { workspaceId: string; app: string }

/** A connection whose tokens end soon. `version` tells whether another has changed it since. */
export type DueConnection = Place & { tokens: AppTokens; version: number }

type Row = { workspace_id: string; app: string; tokens: string; version: number }

/** The apps each workspace is connected to. */
export class ConnectionStore {
  constructor(
    private readonly sql: Sql,
    private readonly vault: TokenVault
  ) {}

  list(workspaceId: string, now: Date): Promise<AppConnection[]> {
    return this.sql.select<AppConnection>(
      `SELECT app, CASE WHEN status = 'pending' AND due_at <= ? THEN 'expired' ELSE status END AS status
       FROM connections WHERE workspace_id = ? ORDER BY app`,
      [now.toISOString(), workspaceId]
    )
  }

  /** Notes that a user was asked; a connection that stands goes on standing. */
  async begin({ workspaceId, app }: Place, until: Date, tx: SqlTransaction): Promise<void> {
    await tx.run(
      `INSERT INTO connections (workspace_id, app, status, due_at, version) VALUES (?, ?, 'pending', ?, 1)
       ON CONFLICT (workspace_id, app) DO UPDATE SET status = 'pending', due_at = excluded.due_at,
         version = connections.version + 1 WHERE connections.status <> 'connected'`,
      [workspaceId, app, until.toISOString()]
    )
  }

  /** Connects a workspace with tokens given at `now`, anew where it was connected before. */
  async connect({ workspaceId, app }: Place, tokens: AppTokens, now: Date): Promise<void> {
    await this.sql.run(
      `UPDATE connections SET status = 'connected', tokens = ?, due_at = ?, version = version + 1
       WHERE workspace_id = ? AND app = ?`,
      [this.vault.sealTokens(tokens), dueAt(tokens, now), workspaceId, app]
    )
  }

  /** Notes that access was not granted, unless it was before. */
  async fail({ workspaceId, app }: Place): Promise<void> {
    await this.sql.run(
      `UPDATE connections SET status = 'failed', due_at = NULL, version = version + 1
       WHERE workspace_id = ? AND app = ? AND status = 'pending'`,
      [workspaceId, app]
    )
  }

  /** Takes a connection of these apps whose tokens are due, so that no other process does before `until`. null when there is none. */
  async takeDue(apps: readonly string[], now: Date, until: Date): Promise<DueConnection | null> {
    if (apps.length === 0) return null
    const [isOfThem, names] = anyOf(this.sql, 'app', apps)
    const time = now.toISOString()
    const [row] = await this.sql.select<Row>(
      `UPDATE connections SET due_at = ?, version = version + 1
       WHERE (workspace_id, app) IN (
         SELECT workspace_id, app FROM connections
         WHERE status = 'connected' AND due_at <= ? AND ${isOfThem} ORDER BY due_at LIMIT 1
       ) AND status = 'connected' AND due_at <= ?
       RETURNING workspace_id, app, tokens, version`,
      [until.toISOString(), time, names, time]
    )
    if (!row) return null
    const { workspace_id: workspaceId, app, tokens, version } = row
    return { workspaceId, app, tokens: this.vault.openTokens(tokens), version: Number(version) }
  }

  /** Keeps tokens given at `now`; nothing changes where the connection was made anew meanwhile. */
  async renewed({ workspaceId, app, version }: DueConnection, tokens: AppTokens, now: Date): Promise<void> {
    await this.sql.run(
      'UPDATE connections SET tokens = ?, due_at = ? WHERE workspace_id = ? AND app = ? AND version = ?',
      [this.vault.sealTokens(tokens), dueAt(tokens, now), workspaceId, app, version]
    )
  }

  async expired({ workspaceId, app, version }: DueConnection): Promise<void> {
    await this.sql.run(
      `UPDATE connections SET status = 'expired', tokens = NULL, due_at = NULL
       WHERE workspace_id = ? AND app = ? AND version = ?`,
      [workspaceId, app, version]
    )
  }
}

const dueAt = (tokens: AppTokens, now: Date) => renewalTime(tokens, now)?.toISOString() ?? null
