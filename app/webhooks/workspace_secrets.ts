import { randomBytes } from 'node:crypto'
import type { Sql } from '#domain/ports/sql'
import { formatSecret, rotated, type SigningSecret } from '#domain/webhooks/signature'
import type { SecretVault } from './secret_vault.js'

/** The secrets that sign deliveries to a `webhook_url` in a request. Created on first use. */
export class WorkspaceSecrets {
  constructor(
    private readonly sql: Sql,
    private readonly vault: SecretVault
  ) {}

  async of(workspaceId: string, sql: Sql = this.sql): Promise<SigningSecret[]> {
    const known = await this.#read(workspaceId, sql)
    if (known) return known
    const fresh = [{ secret: formatSecret(randomBytes(32)), until: null }]
    await sql.run(
      'INSERT INTO webhook_workspace_secrets (workspace_id, secrets) VALUES (?, ?) ON CONFLICT (workspace_id) DO NOTHING',
      [workspaceId, this.vault.seal(fresh)]
    )
    return (await this.#read(workspaceId, sql))!
  }

  /**
   * Creates a new secret, in the transaction `sql` if it is one. The old secret also signs for a
   * day.
   */
  async rotate(workspaceId: string, now: Date, sql: Sql = this.sql): Promise<string> {
    await this.of(workspaceId, sql)
    return sql.transaction(async (tx) => {
      // Locks the row first, so that two concurrent rotations keep both secrets.
      await tx.run('UPDATE webhook_workspace_secrets SET secrets = secrets WHERE workspace_id = ?', [
        workspaceId,
      ])
      const secret = formatSecret(randomBytes(32))
      const sealed = this.vault.seal(rotated((await this.#read(workspaceId, tx))!, secret, now))
      await tx.run('UPDATE webhook_workspace_secrets SET secrets = ? WHERE workspace_id = ?', [
        sealed,
        workspaceId,
      ])
      return secret
    })
  }

  async #read(workspaceId: string, sql: Sql = this.sql): Promise<SigningSecret[] | null> {
    const [row] = await sql.select<{ secrets: string }>(
      'SELECT secrets FROM webhook_workspace_secrets WHERE workspace_id = ?',
      [workspaceId]
    )
    return row ? this.vault.open(row.secrets) : null
  }
}
