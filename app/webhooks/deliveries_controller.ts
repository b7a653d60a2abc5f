import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError, validationFailed } from '#domain/errors'
import { Responses } from '#app/shared/http/responses'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { cutPage } from '#app/shared/http/time_cursor'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { DeliveryLog } from './delivery_log.js'
import { EndpointStore } from './endpoint_store.js'
import { listDeliveriesOperation, redeliverFailedOperation, redeliverOperation } from './operations.js'

/**
 * Matches an ISO 8601 time with a zone. Needed because `Date` parses `1` as the year 2001, and a time
 * without a zone as local time.
 */
const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

@inject()
export default class DeliveriesController {
  constructor(
    private readonly endpoints: EndpointStore,
    private readonly log: DeliveryLog,
    private readonly responses: Responses
  ) {}

  async list(ctx: HttpContext) {
    const { params, query } = await input(ctx, listDeliveriesOperation)
    await this.endpoints.registered(workspaceOf(ctx), params.id)
    const limit = query.limit ?? 100
    const found = await this.log.deliveries(params.id, limit + 1, { cursor: query.cursor })
    const entries = found.map((delivery) => ({ ...delivery, createdAt: delivery.created_at }))
    const { page, next } = cutPage(entries, limit)
    const deliveries = page.map(({ createdAt: _, ...delivery }) => delivery)
    return success(ctx, { deliveries, next_cursor: next })
  }

  async redeliver(ctx: HttpContext) {
    const { params } = await input(ctx, redeliverOperation)
    await this.#enabled(ctx, params.id)
    const status = await this.log.statusOf(params.id, params.delivery_id)
    if (status === null) throw new DomainError('not_found')
    if (!(await this.log.redeliver(params.delivery_id, new Date())))
      throw validationFailed({ delivery_id: ['is still pending'] })
    await this.responses.send(ctx, { status: 202, data: { id: params.delivery_id, status: 'pending' } })
  }

  async redeliverFailed(ctx: HttpContext) {
    const { params, body } = await input(ctx, redeliverFailedOperation)
    const since = new Date(body.since)
    if (!ISO_TIME.test(body.since) || Number.isNaN(since.getTime()))
      throw validationFailed({
        since: ['must be an ISO 8601 time with a time zone, such as 2026-11-23T05:00:00Z'],
      })
    await this.#enabled(ctx, params.id)
    const redelivered = await this.log.redeliverFailed(params.id, since, new Date())
    await this.responses.send(ctx, { status: 202, data: { redelivered } })
  }

  async #enabled(ctx: HttpContext, id: string): Promise<void> {
    const { status } = await this.endpoints.registered(workspaceOf(ctx), id)
    if (status !== 'enabled') throw validationFailed({ id: ['is disabled; enable it first'] })
  }
}
