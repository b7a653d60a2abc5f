import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { DeliveryLog } from '#app/webhooks/delivery_log'
import { listDeliveriesOperation, redeliverOperation } from './operations.js'

const LATEST = 100

/** What was sent to a webhook, what it answered, and another try. */
@inject()
export default class DeliveriesController {
  constructor(
    private readonly sql: Sql,
    private readonly log: DeliveryLog
  ) {}

  async list(ctx: HttpContext) {
    const { params } = await input(ctx, listDeliveriesOperation)
    const payloads = await this.#payloads(ctx, params.webhook)
    const deliveries = await this.log.deliveries(params.webhook, LATEST)
    const items = deliveries.map((delivery) => ({ ...delivery, payload: payloads.get(delivery.id) ?? '' }))
    return success(ctx, { items })
  }

  async redeliver(ctx: HttpContext) {
    const { params } = await input(ctx, redeliverOperation)
    const member = memberOf(ctx)
    if (!(await this.#payloads(ctx, params.webhook)).has(params.delivery)) throw new DomainError('not_found')
    await this.sql.transaction((tx) => audit(tx, member, 'webhook.redeliver', params.delivery, {}))
    if (!(await this.log.redeliver(params.delivery, new Date())))
      throw new DomainError('not_found', 'The delivery is still under way, or its webhook is disabled.')
    return success(ctx, {})
  }

  /** Bodies of the latest deliveries by their ids; `not_found` for a webhook of another workspace. */
  async #payloads(ctx: HttpContext, webhook: string): Promise<Map<string, string>> {
    const [own] = await this.sql.select(
      'SELECT id FROM webhook_endpoints WHERE id = ? AND workspace_id = ?',
      [webhook, memberOf(ctx).workspace.id]
    )
    if (!own) throw new DomainError('not_found')
    const rows = await this.sql.select<{ id: string; payload: string }>(
      `SELECT d.id, v.payload FROM webhook_deliveries d JOIN webhook_events v ON v.id = d.event_id
       WHERE d.endpoint_id = ? ORDER BY d.created_at DESC, d.id LIMIT ?`,
      [webhook, LATEST]
    )
    return new Map(rows.map(({ id, payload }) => [id, payload]))
  }
}
