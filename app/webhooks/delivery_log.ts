import type { Sql } from '#domain/ports/sql'
import { afterCursor } from '#app/shared/http/time_cursor'
import type { Infer } from '#app/shared/schema/schema'
import { signalDelivery } from './delivery_signal.js'
import type { deliveryData } from './webhook_schema.js'

export type LoggedDelivery = Infer<typeof deliveryData>
type LoggedAttempt = LoggedDelivery['attempts'][number]
type DeliveryPage = { from?: number; cursor?: string; status?: LoggedDelivery['status'] }
type Row = Omit<LoggedDelivery, 'attempts'> & (LoggedAttempt | { [K in keyof LoggedAttempt]: null })

/** How long events are kept after their creation and after the end of their last delivery: 30 days. */
const DELIVERY_RETENTION_MS = 30 * 24 * 60 * 60 * 1000
const SWEEP_LIMIT = 500

export class DeliveryLog {
  constructor(private readonly sql: Sql) {}

  /** Returns an endpoint's deliveries, newest first, with their attempts in order. */
  async deliveries(
    endpointId: string,
    limit: number,
    { from = 0, cursor, status }: DeliveryPage = {}
  ): Promise<LoggedDelivery[]> {
    const [older, values] = afterCursor('x', cursor)
    // One statement, so that a delivery and its attempts are from one moment.
    const rows = await this.sql.select<Row>(
      `SELECT d.id, v.id AS webhook_id, v.type, d.status, d.last_error, d.due_at AS next_attempt_at, d.created_at, d.ended_at,
         a.number, a.started_at, a.duration_ms, a.status_code, a.error, a.response
       FROM (SELECT x.* FROM webhook_deliveries x WHERE x.endpoint_id = ? ${status ? 'AND x.status = ?' : ''} ${older} ORDER BY x.created_at DESC, x.id LIMIT ? OFFSET ?) d
       JOIN webhook_events v ON v.id = d.event_id LEFT JOIN webhook_attempts a ON a.delivery_id = d.id
       ORDER BY d.created_at DESC, d.id, a.number`,
      [endpointId, ...(status ? [status] : []), ...values, limit, from]
    )
    const deliveries = new Map<string, LoggedDelivery>()
    for (const { number, started_at, duration_ms, status_code, error, response, ...delivery } of rows) {
      const known = deliveries.get(delivery.id) ?? { ...delivery, attempts: [] }
      deliveries.set(delivery.id, known)
      if (number !== null)
        known.attempts.push({ number, started_at, duration_ms, status_code, error, response })
    }
    return [...deliveries.values()]
  }

  /** Returns the status of an endpoint's delivery, or null for an unknown delivery. */
  async statusOf(endpointId: string, id: string): Promise<LoggedDelivery['status'] | null> {
    const [row] = await this.sql.select<Pick<LoggedDelivery, 'status'>>(
      'SELECT status FROM webhook_deliveries WHERE id = ? AND endpoint_id = ?',
      [id, endpointId]
    )
    return row?.status ?? null
  }

  /**
   * Restarts an ended delivery with the same webhook-id. Returns false for a delivery that is
   * unknown or pending, or whose endpoint is not enabled.
   */
  async redeliver(id: string, now: Date): Promise<boolean> {
    return (await this.#restart('id = ?', [id], now)) > 0
  }

  /**
   * Makes the next attempt of a pending delivery due at once. Returns false if no attempt is waiting, for
   * example because a worker is sending it, and if the endpoint is not enabled.
   */
  async retryNow(id: string, now: Date): Promise<boolean> {
    const moved = await this.sql.run(
      `UPDATE webhook_deliveries SET due_at = ? WHERE id = ? AND status = 'pending' AND lease_token IS NULL
       AND endpoint_id IN (SELECT id FROM webhook_endpoints WHERE status = 'enabled')`,
      [now.toISOString(), id]
    )
    if (moved > 0) signalDelivery()
    return moved > 0
  }

  /**
   * Restarts an enabled endpoint's failed deliveries created since a time. Returns their number.
   */
  redeliverFailed(endpointId: string, since: Date, now: Date): Promise<number> {
    const which = `endpoint_id = ? AND status = 'failed' AND created_at >= ?`
    return this.#restart(which, [endpointId, since.toISOString()], now)
  }

  /**
   * Deletes up to 500 events that are older than 30 days and whose deliveries ended over 30 days
   * ago. Returns their number.
   */
  sweep(now: Date): Promise<number> {
    const before = new Date(now.getTime() - DELIVERY_RETENTION_MS).toISOString()
    return this.sql.run(
      `DELETE FROM webhook_events WHERE id IN (
         SELECT id FROM webhook_events v WHERE created_at <= ? AND NOT EXISTS (
           SELECT 1 FROM webhook_deliveries d WHERE d.event_id = v.id AND (d.status = 'pending' OR d.ended_at > ?))
         ORDER BY created_at LIMIT ${SWEEP_LIMIT})`,
      [before, before]
    )
  }

  async #restart(which: string, values: string[], now: Date): Promise<number> {
    const restarted = await this.sql.run(
      `UPDATE webhook_deliveries SET status = 'pending', due_at = ?, failures = 0, last_error = NULL, ended_at = NULL
       WHERE ${which} AND status <> 'pending'
       AND endpoint_id IN (SELECT id FROM webhook_endpoints WHERE status = 'enabled')`,
      [now.toISOString(), ...values]
    )
    if (restarted > 0) signalDelivery()
    return restarted
  }
}
