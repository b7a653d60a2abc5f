import type { Sql, SqlTransaction } from '#domain/ports/sql'
import { failedTooLong, retryDelayMs } from '#domain/webhooks/retry_schedule'
import { type AttemptResult, verdictOf } from '#domain/webhooks/verdict'
import { dueStatement } from './due_statement.js'

/** A delivery that a worker has leased. `secrets` is encrypted; null means the workspace's secrets. */
export type HeldDelivery = {
  id: string
  token: string
  eventId: string
  payload: string
  endpointId: string
  workspaceId: string
  url: string
  secrets: string | null
  endpointStatus: 'enabled' | 'disabled' | 'deleted'
}
export type DisabledReason = 'gone' | 'failing'
export type OnDisabled = (
  tx: SqlTransaction,
  held: Pick<HeldDelivery, 'endpointId' | 'workspaceId' | 'url'>,
  reason: DisabledReason
) => Promise<void>
export type DeliveryAttempt = { startedAt: Date; durationMs: number; result: AttemptResult }

type DueRow = {
  id: string
  event_id: string
  payload: string
  endpoint_id: string
  workspace_id: string
  url: string
  secrets: string | null
  status: HeldDelivery['endpointStatus']
}
type Counts = { attempts: number; failures: number }
type EndpointState = { failing_since: string; status: HeldDelivery['endpointStatus'] }

/** SQL condition: the given token still has the lease. */
const OURS = `id = ? AND lease_token = ? AND status = 'pending'`

/**
 * Deliveries in SQL. A worker leases a delivery with a token. If the worker dies before it
 * records a response, the delivery is sent again with the same webhook-id.
 */
export class DeliveryStore {
  readonly #due: (except: number) => string

  /** `onDisabled` is called in the transaction that disables an endpoint whose receiver failed. */
  constructor(
    private readonly sql: Sql,
    private readonly onDisabled: OnDisabled = async () => {}
  ) {
    this.#due = dueStatement(sql.dialect)
  }

  /** Takes due deliveries, longest due first, except deliveries to the endpoints in `except`. */
  async claim(
    limit: number,
    token: string,
    { now, until }: { now: Date; until: Date },
    except: readonly string[] = []
  ): Promise<HeldDelivery[]> {
    const rows = await this.sql.select<{ id: string }>(this.#due(except.length), [
      until.toISOString(),
      token,
      now.toISOString(),
      ...except,
      limit,
    ])
    if (rows.length === 0) return []
    const held = await this.sql.select<DueRow>(
      `SELECT d.id, d.event_id, v.payload, d.endpoint_id, e.workspace_id, e.url, e.secrets, e.status
       FROM webhook_deliveries d JOIN webhook_events v ON v.id = d.event_id
       JOIN webhook_endpoints e ON e.id = d.endpoint_id WHERE d.lease_token = ? ORDER BY d.created_at, d.id`,
      [token]
    )
    return held.map((row) => ({
      ...{ id: row.id, token, eventId: row.event_id, payload: row.payload, url: row.url },
      ...{ endpointId: row.endpoint_id, workspaceId: row.workspace_id, secrets: row.secrets },
      endpointStatus: row.status,
    }))
  }

  /** Makes an unfinished delivery due at once for another worker. */
  async handBack({ id, token }: HeldDelivery, now: Date): Promise<void> {
    await this.sql.run(`UPDATE webhook_deliveries SET due_at = ?, lease_token = NULL WHERE ${OURS}`, [
      now.toISOString(),
      id,
      token,
    ])
  }

  /** Fails a delivery whose endpoint is disabled or deleted. */
  async giveUp({ id, token, endpointStatus }: HeldDelivery, now: Date): Promise<void> {
    await this.sql.run(
      `UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, lease_token = NULL, last_error = ?, ended_at = ?
       WHERE ${OURS}`,
      [`the webhook is ${endpointStatus}`, now.toISOString(), id, token]
    )
  }

  /**
   * Records an attempt and its outcome: delivered, due again, or failed. Also marks the endpoint as
   * working or failing, postpones its other deliveries, or disables it. Returns false without
   * writing after the lease was lost.
   * @param random jitter of the next attempt, 0 to below 1
   */
  settle(held: HeldDelivery, attempt: DeliveryAttempt, now: Date, random: number): Promise<boolean> {
    const verdict = verdictOf(attempt.result)
    return this.sql.transaction(async (tx) => {
      const [counts] = await tx.select<Counts>(
        `UPDATE webhook_deliveries SET attempts = attempts + 1, failures = failures + ?, lease_token = NULL, last_error = ?
         WHERE ${OURS} RETURNING attempts, failures`,
        [verdict.is === 'failed' ? 1 : 0, verdict.is === 'failed' ? verdict.error : null, held.id, held.token]
      )
      if (!counts) return false
      await recordAttempt(tx, held.id, Number(counts.attempts), attempt)
      if (verdict.is === 'delivered') {
        await endDelivery(tx, held.id, 'delivered', now)
        await clearFailing(tx, held.endpointId)
        return true
      }
      if (verdict.is === 'gone') {
        await endDelivery(tx, held.id, 'failed', now, 'status 410')
        await this.#disable(tx, held, 'gone', now)
        return true
      }
      // Locks the endpoint before its other deliveries, so concurrent failures cannot deadlock.
      const endpoint = await markFailing(tx, held.endpointId, now)
      const wait = retryDelayMs(Number(counts.failures), random, verdict.askedMs)
      if (wait === null || endpoint.status !== 'enabled')
        await endDelivery(tx, held.id, 'failed', now, verdict.error)
      else await reschedule(tx, held.id, new Date(now.getTime() + wait))
      if (verdict.throttleMs !== null)
        await postponeWaiting(tx, held.endpointId, new Date(now.getTime() + verdict.throttleMs))
      if (failedTooLong(endpoint.failing_since, now)) await this.#disable(tx, held, 'failing', now)
      return true
    })
  }

  async #disable(tx: SqlTransaction, held: HeldDelivery, reason: DisabledReason, now: Date): Promise<void> {
    if (await disable(tx, held.endpointId, reason, now)) await this.onDisabled(tx, held, reason)
  }
}

async function recordAttempt(
  tx: SqlTransaction,
  id: string,
  number: number,
  attempt: DeliveryAttempt
): Promise<void> {
  const { startedAt, durationMs, result } = attempt
  await tx.run(
    `INSERT INTO webhook_attempts (delivery_id, number, started_at, duration_ms, status_code, error, response)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      number,
      startedAt.toISOString(),
      Math.round(durationMs),
      result.status,
      result.status === null ? result.error : null,
      result.status === null ? null : (result.response ?? null),
    ]
  )
}

async function endDelivery(
  tx: SqlTransaction,
  id: string,
  status: 'delivered' | 'failed',
  now: Date,
  error: string | null = null
): Promise<void> {
  await tx.run(
    `UPDATE webhook_deliveries SET status = ?, due_at = NULL, last_error = ?, ended_at = ? WHERE id = ?`,
    [status, error, now.toISOString(), id]
  )
}

const reschedule = (tx: SqlTransaction, id: string, dueAt: Date) =>
  tx.run('UPDATE webhook_deliveries SET due_at = ? WHERE id = ?', [dueAt.toISOString(), id])

const clearFailing = (tx: SqlTransaction, endpointId: string) =>
  tx.run('UPDATE webhook_endpoints SET failing_since = NULL WHERE id = ? AND failing_since IS NOT NULL', [
    endpointId,
  ])

/**
 * Marks an endpoint as failing. Returns its status, and the time of the first failure since it last
 * worked.
 */
async function markFailing(tx: SqlTransaction, endpointId: string, now: Date): Promise<EndpointState> {
  const [state] = await tx.select<EndpointState>(
    `UPDATE webhook_endpoints SET failing_since = coalesce(failing_since, ?) WHERE id = ?
     RETURNING failing_since, status`,
    [now.toISOString(), endpointId]
  )
  return state
}

/** Postpones a throttled endpoint's waiting deliveries that are due before `until`. */
const postponeWaiting = (tx: SqlTransaction, endpointId: string, until: Date) =>
  tx.run(
    `UPDATE webhook_deliveries SET due_at = ? WHERE endpoint_id = ? AND status = 'pending' AND lease_token IS NULL
     AND due_at < ?`,
    [until.toISOString(), endpointId, until.toISOString()]
  )

/** Returns whether the endpoint was enabled before. */
async function disable(
  tx: SqlTransaction,
  endpointId: string,
  reason: DisabledReason,
  now: Date
): Promise<boolean> {
  const disabled = await tx.run(
    `UPDATE webhook_endpoints SET status = 'disabled', disabled_reason = ? WHERE id = ? AND status = 'enabled'`,
    [reason, endpointId]
  )
  if (disabled > 0) await endWaiting(tx, endpointId, 'the webhook is disabled', now)
  return disabled > 0
}

/** Fails an endpoint's waiting deliveries. A leased delivery ends with its attempt. */
export async function endWaiting(
  tx: SqlTransaction,
  endpointId: string,
  error: string,
  now: Date
): Promise<void> {
  await tx.run(
    `UPDATE webhook_deliveries SET status = 'failed', due_at = NULL, last_error = ?, ended_at = ?
     WHERE endpoint_id = ? AND status = 'pending' AND lease_token IS NULL`,
    [error, now.toISOString(), endpointId]
  )
}
