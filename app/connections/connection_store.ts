import { type AppTokens, renewalTime } from '#domain/connections/connection'
import type { AppConnection } from '#domain/connections/app_connections'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { anyOf } from '#app/shared/database/any_of'
import type { TokenVault } from './token_vault.js'

type ConnectionKey = { workspaceId: string; app: string }

/** A connection whose tokens expire soon. `version` detects concurrent changes. */
export type DueConnection = ConnectionKey & { tokens: AppTokens; version: number }

type Row = { workspace_id: string; app: string; tokens: string; version: number }

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

  /** Returns the access token of a connected app, or null. */
  async token({ workspaceId, app }: ConnectionKey): Promise<string | null> {
    const [row] = await this.sql.select<{ tokens: string }>(
      `SELECT tokens FROM connections WHERE workspace_id = ? AND app = ? AND status = 'connected'`,
      [workspaceId, app]
    )
    return row ? this.vault.openTokens(row.tokens).accessToken : null
  }

  /**
   * Creates a pending connection. An existing connection becomes pending, unless it is connected.
   */
  async begin({ workspaceId, app }: ConnectionKey, until: Date, tx: SqlTransaction): Promise<void> {
    await tx.run(
      `INSERT INTO connections (workspace_id, app, status, due_at, version) VALUES (?, ?, 'pending', ?, 1)
       ON CONFLICT (workspace_id, app) DO UPDATE SET status = 'pending', due_at = excluded.due_at,
         version = connections.version + 1 WHERE connections.status <> 'connected'`,
      [workspaceId, app, until.toISOString()]
    )
  }

  /** Stores tokens issued at `now` and marks the connection as connected. */
  async connect({ workspaceId, app }: ConnectionKey, tokens: AppTokens, now: Date): Promise<void> {
    await this.sql.run(
      `UPDATE connections SET status = 'connected', tokens = ?, due_at = ?, version = version + 1
       WHERE workspace_id = ? AND app = ?`,
      [this.vault.sealTokens(tokens), dueAt(tokens, now), workspaceId, app]
    )
  }

  /** Marks a pending connection as failed. */
  async fail({ workspaceId, app }: ConnectionKey): Promise<void> {
    await this.sql.run(
      `UPDATE connections SET status = 'failed', due_at = NULL, version = version + 1
       WHERE workspace_id = ? AND app = ? AND status = 'pending'`,
      [workspaceId, app]
    )
  }

  /** Leases a due connection of one of these apps until `until`. Returns null if none is due. */
  async takeDue(apps: readonly string[], now: Date, until: Date): Promise<DueConnection | null> {
    if (apps.length === 0) return null
    const [condition, names] = anyOf(this.sql, 'app', apps)
    const time = now.toISOString()
    const [row] = await this.sql.select<Row>(
      `UPDATE connections SET due_at = ?, version = version + 1
       WHERE (workspace_id, app) IN (
         SELECT workspace_id, app FROM connections
         WHERE status = 'connected' AND due_at <= ? AND ${condition} ORDER BY due_at LIMIT 1
       ) AND status = 'connected' AND due_at <= ?
       RETURNING workspace_id, app, tokens, version`,
      [until.toISOString(), time, names, time]
    )
    if (!row) return null
    const { workspace_id: workspaceId, app, tokens, version } = row
    return { workspaceId, app, tokens: this.vault.openTokens(tokens), version: Number(version) }
  }

  /** Stores tokens renewed at `now`, unless the connection has changed meanwhile. */
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
