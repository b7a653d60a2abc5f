import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, validationFailed } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { pageOf, placeOf } from '#app/console/page'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { DeliveryLog } from '#app/webhooks/delivery_log'
import { enqueueTest } from '#app/webhooks/outbox'
import { eventPayloads } from './event_payloads.js'
import { latestDeliveries } from './latest_deliveries.js'
import {
  listDeliveriesOperation,
  redeliverFailedOperation,
  redeliverOperation,
  sendTestOperation,
} from './operations.js'

/**
 * Maximum number of deliveries that are counted, newest first. An open page reads the counts every few
 * seconds.
 */
const MAX_COUNTED = 10_000

@inject()
export default class DeliveriesController {
  constructor(
    private readonly sql: Sql,
    private readonly log: DeliveryLog
  ) {}

  async list(ctx: HttpContext) {
    const { params, query } = await input(ctx, listDeliveriesOperation)
    await this.#status(ctx, params.webhook)
    const place = placeOf(query)
    const deliveries = await this.log.deliveries(params.webhook, place.limit + 1, {
      from: place.from,
      status: query.status,
    })
    const payloads = await eventPayloads(
      this.sql,
      deliveries.map(({ webhook_id }) => webhook_id)
    )
    const items = deliveries.map((delivery) => ({
      ...delivery,
      payload: payloads.get(delivery.webhook_id) ?? '',
    }))
    return success(ctx, { ...pageOf(items, place), counts: await this.#counts(params.webhook) })
  }

  async latest(ctx: HttpContext) {
    return success(ctx, { items: await latestDeliveries(this.sql, this.log, memberOf(ctx).workspace.id) })
  }

  /** Repeats an ended delivery, or makes the next attempt of a pending one at once. */
  async redeliver(ctx: HttpContext) {
    const { params } = await input(ctx, redeliverOperation)
    await this.#status(ctx, params.webhook)
    const [own] = await this.sql.select(
      'SELECT id FROM webhook_deliveries WHERE id = ? AND endpoint_id = ?',
      [params.delivery, params.webhook]
    )
    if (!own) throw new DomainError('not_found')
    await this.sql.transaction((tx) => audit(tx, memberOf(ctx), 'webhook.redeliver', params.delivery, {}))
    const now = new Date()
    const isSent =
      (await this.log.retryNow(params.delivery, now)) || (await this.log.redeliver(params.delivery, now))
    if (!isSent)
      throw new DomainError('not_found', 'The event is being sent just now, or its webhook is disabled.')
    return success(ctx, {})
  }

  async redeliverFailed(ctx: HttpContext) {
    const { params, body } = await input(ctx, redeliverFailedOperation)
    const now = new Date()
    if ((await this.#status(ctx, params.webhook)) !== 'enabled')
      throw validationFailed({ webhook: ['is disabled; enable it first'] })
    const since = new Date(now.getTime() - body.hours * 3_600_000)
    const redelivered = await this.log.redeliverFailed(params.webhook, since, now)
    const detail = { since: since.toISOString(), redelivered }
    await this.sql.transaction((tx) =>
      audit(tx, memberOf(ctx), 'webhook.redeliver_failed', params.webhook, detail)
    )
    return success(ctx, { redelivered })
  }

  async test(ctx: HttpContext) {
    const { params } = await input(ctx, sendTestOperation)
    const member = memberOf(ctx)
    if ((await this.#status(ctx, params.webhook)) !== 'enabled')
      throw validationFailed({ webhook: ['is disabled; enable it first'] })
    const id = await this.sql.transaction(async (tx) => {
      await audit(tx, member, 'webhook.test', params.webhook, {})
      const to = { workspaceId: member.workspace.id, endpointId: params.webhook }
      return enqueueTest(tx, to, new Date())
    })
    ctx.response.status(201)
    return success(ctx, { webhook_id: id })
  }

  /** Returns the status of a webhook of the workspace. Throws `not_found` for any other. */
  async #status(ctx: HttpContext, webhook: string): Promise<'enabled' | 'disabled'> {
    const [own] = await this.sql.select<{ status: 'enabled' | 'disabled' }>(
      `SELECT status FROM webhook_endpoints WHERE id = ? AND workspace_id = ? AND status <> 'deleted'`,
      [webhook, memberOf(ctx).workspace.id]
    )
    if (!own) throw new DomainError('not_found')
    return own.status
  }

  async #counts(webhook: string): Promise<Record<'delivered' | 'pending' | 'failed', number>> {
    const rows = await this.sql.select<{ status: string; deliveries: unknown }>(
      `SELECT status, count(*) AS deliveries FROM (
         SELECT status FROM webhook_deliveries WHERE endpoint_id = ? ORDER BY created_at DESC LIMIT ${MAX_COUNTED}
       ) AS newest GROUP BY status`,
      [webhook]
    )
    const of = (status: string) => Number(rows.find((row) => row.status === status)?.deliveries ?? 0)
    return { delivered: of('delivered'), pending: of('pending'), failed: of('failed') }
  }
}
