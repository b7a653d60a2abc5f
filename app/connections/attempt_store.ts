import type { RowOf } from '#domain/ports/row_of'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { stateHash, type TokenVault } from './token_vault.js'

/** A pending OAuth authorization that a run has started. */
export type AuthorizationAttempt = {
  runId: string
  workspaceId: string
  keyId: string
  app: string
  verifier: string
}

type Row = RowOf<AuthorizationAttempt> & { expires_at: string }

/** Pending authorizations. Each state can be used once. */
export class AttemptStore {
  constructor(
    private readonly sql: Sql,
    private readonly vault: TokenVault
  ) {}

  async add(
    { runId, workspaceId, keyId, app, verifier }: AuthorizationAttempt,
    { state, url, until }: { state: string; url: string; until: Date },
    tx: SqlTransaction
  ): Promise<void> {
    await tx.run(
      `INSERT INTO connection_attempts (run_id, state_hash, workspace_id, key_id, app, url, verifier, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      [
        runId,
        stateHash(state),
        workspaceId,
        keyId,
        app,
        this.vault.seal(url, 'connection address'),
        this.vault.seal(verifier, 'connection verifier'),
        until.toISOString(),
      ]
    )
  }

  async has(runId: string): Promise<boolean> {
    const rows = await this.sql.select('SELECT run_id FROM connection_attempts WHERE run_id = ?', [runId])
    return rows.length === 1
  }

  /**
   * Returns the authorization URL of a run. Returns null for another key, and after use or expiry.
   */
  async address(
    { runId, keyId }: Pick<AuthorizationAttempt, 'runId' | 'keyId'>,
    now: Date
  ): Promise<string | null> {
    const [row] = await this.sql.select<{ url: string }>(
      'SELECT url FROM connection_attempts WHERE run_id = ? AND key_id = ? AND expires_at > ?',
      [runId, keyId, now.toISOString()]
    )
    return row ? this.vault.open(row.url, 'connection address') : null
  }

  /**
   * Deletes and returns the authorization of a state. Returns null for an unknown, used or expired state,
   * and for a revoked key.
   */
  async take(state: string, now: Date): Promise<AuthorizationAttempt | null> {
    const [row] = await this.sql.select<Row>(
      'DELETE FROM connection_attempts WHERE state_hash = ? RETURNING *',
      [stateHash(state)]
    )
    if (!row || row.expires_at <= now.toISOString() || !(await this.#isLive(row.key_id))) return null
    return {
      runId: row.run_id,
      workspaceId: row.workspace_id,
      keyId: row.key_id,
      app: row.app,
      verifier: this.vault.open(row.verifier, 'connection verifier'),
    }
  }

  sweep(now: Date): Promise<number> {
    return this.sql.run('DELETE FROM connection_attempts WHERE expires_at <= ?', [now.toISOString()])
  }

  async #isLive(keyId: string): Promise<boolean> {
    const rows = await this.sql.select('SELECT id FROM api_keys WHERE id = ? AND revoked_at IS NULL', [keyId])
    return rows.length === 1
  }
}
