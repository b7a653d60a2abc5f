import { randomBytes } from 'node:crypto'
import { DomainError, validationFailed } from '#domain/errors'
import type { Sql, SqlTransaction } from '#domain/ports/sql'
import type { WebhookEvent } from '#domain/webhooks/events'
import { formatSecret, rotated } from '#domain/webhooks/signature'
import { fromJson, toJson } from '#app/shared/database/codecs'
import { newId } from '#app/shared/new_id'
import { endWaiting } from './delivery_store.js'
import type { SecretVault } from './secret_vault.js'

export type Registration = { id: string; url: string; events: WebhookEvent[] }

export type EndpointState = {
  id: string
  kind: 'registered' | 'direct'
  url: string
  events: WebhookEvent[]
  status: 'enabled' | 'disabled'
  disabled_reason: 'gone' | 'failing' | null
  failing_since: string | null
  created_at: string
}

const ENABLE = `UPDATE webhook_endpoints SET status = 'enabled', disabled_reason = NULL, failing_since = NULL
  WHERE id = ? AND status = 'disabled'`

const newSecret = () => formatSecret(randomBytes(32))

export class EndpointStore {
  constructor(
    private readonly sql: Sql,
    private readonly vault: SecretVault
  ) {}

  /**
   * Registers a webhook. Returns its secret, which cannot be read again. Throws `validation_failed`
   * when the workspace already has `maxEndpoints`.
   */
  async register(
    tx: SqlTransaction,
    { workspaceId, url, events }: { workspaceId: string; url: string; events: WebhookEvent[] },
    maxEndpoints: number,
    now: Date
  ): Promise<Registration & { secret: string }> {
    // Locks the workspace first, so that concurrent requests cannot exceed the limit.
    await tx.run('UPDATE workspaces SET id = id WHERE id = ?', [workspaceId])
    const [{ count }] = await tx.select<{ count: unknown }>(
      `SELECT count(*) AS count FROM webhook_endpoints
       WHERE workspace_id = ? AND kind = 'registered' AND status <> 'deleted'`,
      [workspaceId]
    )
    if (Number(count) >= maxEndpoints)
      throw validationFailed({ url: [`at most ${maxEndpoints} webhooks can be registered`] })
    const [id, secret] = [newId('wh'), newSecret()]
    await tx.run(
      `INSERT INTO webhook_endpoints (id, workspace_id, kind, url, events, secrets, status, created_at)
       VALUES (?, ?, 'registered', ?, ?, ?, 'enabled', ?)`,
      [id, workspaceId, url, toJson(events), this.vault.seal([{ secret, until: null }]), now.toISOString()]
    )
    return { id, url, events, secret }
  }

  /** Returns the registered webhooks, oldest first. */
  async list(workspaceId: string): Promise<EndpointState[]> {
    return (await this.states(workspaceId)).filter(({ kind }) => kind === 'registered')
  }

  /** Returns all endpoints except deleted ones, oldest first, including webhook_urls of jobs. */
  async states(workspaceId: string): Promise<EndpointState[]> {
    const rows = await this.sql.select<Omit<EndpointState, 'events'> & { events: string }>(
      `SELECT id, kind, url, events, status, disabled_reason, failing_since, created_at FROM webhook_endpoints
       WHERE workspace_id = ? AND status <> 'deleted' ORDER BY created_at, id`,
      [workspaceId]
    )
    return rows.map((row) => ({ ...row, events: fromJson(row.events) }))
  }

  /** Returns a registered webhook of the workspace. Throws `not_found`. */
  async registered(workspaceId: string, id: string): Promise<EndpointState> {
    const own = (await this.list(workspaceId)).find((webhook) => webhook.id === id)
    if (!own) throw new DomainError('not_found')
    return own
  }

  /**
   * Changes only the given members of a registered webhook, so that a concurrent change of another
   * member is kept. Returns the values before the change. Throws `not_found`.
   */
  async change(
    tx: SqlTransaction,
    workspaceId: string,
    id: string,
    { url, events }: { url?: string; events?: WebhookEvent[] }
  ): Promise<Omit<Registration, 'id'>> {
    // Locks the row first, so that the returned values are the ones that this call replaces.
    const locked = await tx.run(
      `UPDATE webhook_endpoints SET id = id
       WHERE id = ? AND workspace_id = ? AND kind = 'registered' AND status <> 'deleted'`,
      [id, workspaceId]
    )
    if (locked === 0) throw new DomainError('not_found')
    const [before] = await tx.select<{ url: string; events: string }>(
      'SELECT url, events FROM webhook_endpoints WHERE id = ?',
      [id]
    )
    await tx.run(
      'UPDATE webhook_endpoints SET url = coalesce(?, url), events = coalesce(?, events) WHERE id = ?',
      [url ?? null, events ? toJson(events) : null, id]
    )
    return { url: before.url, events: fromJson(before.events) }
  }

  /** Deletes a webhook and fails its waiting deliveries. Returns false for an unknown webhook. */
  async remove(tx: SqlTransaction, workspaceId: string, id: string, now: Date): Promise<boolean> {
    const removed = await tx.run(
      `UPDATE webhook_endpoints SET status = 'deleted', secrets = NULL
       WHERE id = ? AND workspace_id = ? AND kind = 'registered' AND status <> 'deleted'`,
      [id, workspaceId]
    )
    if (removed > 0) await endWaiting(tx, id, 'the webhook is deleted', now)
    return removed > 0
  }

  /**
   * Replaces the secret of a webhook of any workspace. The old secret also signs for a day. Returns
   * null if the webhook is unknown or has no secret of its own.
   */
  async rotate(tx: SqlTransaction, id: string, now: Date): Promise<string | null> {
    // Locks the row first, so that two concurrent rotations keep both secrets.
    await tx.run('UPDATE webhook_endpoints SET id = id WHERE id = ?', [id])
    const [row] = await tx.select<{ secrets: string | null }>(
      'SELECT secrets FROM webhook_endpoints WHERE id = ?',
      [id]
    )
    if (!row?.secrets) return null
    const secret = newSecret()
    const sealed = this.vault.seal(rotated(this.vault.open(row.secrets), secret, now))
    await tx.run('UPDATE webhook_endpoints SET secrets = ? WHERE id = ?', [sealed, id])
    return secret
  }

  /** Enables a disabled endpoint of the workspace. Returns false for an unknown or enabled one. */
  async enable(tx: SqlTransaction, workspaceId: string, id: string): Promise<boolean> {
    const enabled = await tx.run(`${ENABLE} AND workspace_id = ?`, [id, workspaceId])
    return enabled > 0
  }

  /** Enables a disabled endpoint of any workspace, for operators. */
  async enableAny(tx: SqlTransaction, id: string): Promise<boolean> {
    return (await tx.run(ENABLE, [id])) > 0
  }

  /** Returns the workspace of an endpoint, or null for an unknown endpoint. */
  async workspaceOf(tx: SqlTransaction, id: string): Promise<string | null> {
    const [row] = await tx.select<{ workspace_id: string }>(
      'SELECT workspace_id FROM webhook_endpoints WHERE id = ?',
      [id]
    )
    return row?.workspace_id ?? null
  }
}
