import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { audit, type Audited } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { EndpointStore } from '#app/webhooks/endpoint_store'
import { RegisterWebhook } from '#app/webhooks/register_webhook'
import {
  changeWebhookOperation,
  enableWebhookOperation,
  registerWebhookOperation,
  removeWebhookOperation,
  rotateSecretOperation,
} from './operations.js'
import { webhookActivity } from './webhook_activity.js'

@inject()
export default class WebhooksController {
  constructor(
    private readonly sql: Sql,
    private readonly endpoints: EndpointStore,
    private readonly registering: RegisterWebhook
  ) {}

  async list(ctx: HttpContext) {
    return success(ctx, { items: await this.endpoints.states(memberOf(ctx).workspace.id) })
  }

  async activity(ctx: HttpContext) {
    const items = await webhookActivity(this.sql, memberOf(ctx).workspace.id, new Date())
    return success(ctx, { items })
  }

  async register(ctx: HttpContext) {
    const { body } = await input(ctx, registerWebhookOperation)
    const member = memberOf(ctx)
    const { id, secret } = await this.sql.transaction(async (tx) => {
      const registered = await this.registering.run(tx, { workspaceId: member.workspace.id, ...body })
      await audit(tx, member, 'webhook.register', registered.id, { url: body.url, events: body.events })
      return registered
    })
    ctx.response.status(201)
    return success(ctx, { id, secret })
  }

  async change(ctx: HttpContext) {
    const { params, body } = await input(ctx, changeWebhookOperation)
    const member = memberOf(ctx)
    await this.endpoints.registered(member.workspace.id, params.webhook)
    this.registering.checkUrl(body.url)
    await this.sql.transaction(async (tx) => {
      const before = await this.endpoints.change(tx, member.workspace.id, params.webhook, body)
      const detail = { ...body, url_before: before.url, events_before: before.events }
      await audit(tx, member, 'webhook.change', params.webhook, detail)
    })
    return success(ctx, {})
  }

  async remove(ctx: HttpContext) {
    const { params } = await input(ctx, removeWebhookOperation)
    const removed = await this.#audited(ctx, params.webhook, 'webhook.remove', (tx, workspaceId) =>
      this.endpoints.remove(tx, workspaceId, params.webhook, new Date())
    )
    if (!removed) throw new DomainError('not_found')
    return success(ctx, {})
  }

  async rotate(ctx: HttpContext) {
    const { params } = await input(ctx, rotateSecretOperation)
    const secret = await this.#audited(ctx, params.webhook, 'webhook.rotate', (tx) =>
      this.endpoints.rotate(tx, params.webhook, new Date())
    )
    if (secret === null) throw new DomainError('not_found')
    ctx.response.status(201)
    return success(ctx, { secret })
  }

  async enable(ctx: HttpContext) {
    const { params } = await input(ctx, enableWebhookOperation)
    await this.#audited(ctx, params.webhook, 'webhook.enable', (tx, workspaceId) =>
      this.endpoints.enable(tx, workspaceId, params.webhook)
    )
    return success(ctx, {})
  }

  /**
   * Runs `change` on a webhook of the workspace and returns its result. Audits the change in the same
   * transaction, unless the result is false or null, which means that nothing changed. Throws `not_found`
   * if the workspace has no such webhook.
   */
  async #audited<T>(
    ctx: HttpContext,
    id: string,
    action: Audited,
    change: (tx: SqlTransaction, workspaceId: string) => Promise<T>
  ): Promise<T> {
    const member = memberOf(ctx)
    const states = await this.endpoints.states(member.workspace.id)
    if (!states.some((state) => state.id === id)) throw new DomainError('not_found')
    return this.sql.transaction(async (tx) => {
      const changed = await change(tx, member.workspace.id)
      if (changed) await audit(tx, member, action, id, {})
      return changed
    })
  }
}
