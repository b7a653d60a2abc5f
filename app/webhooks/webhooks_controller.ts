import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { Responses } from '#app/shared/http/responses'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { workspaceOf } from '#app/shared/http/workspace_of'
import { EndpointStore, type EndpointState } from './endpoint_store.js'
import { changeWebhookOperation, createWebhookOperation, deleteWebhookOperation } from './operations.js'
import { RegisterWebhook } from './register_webhook.js'
import { WorkspaceSecrets } from './workspace_secrets.js'

@inject()
export default class WebhooksController {
  constructor(
    private readonly sql: Sql,
    private readonly endpoints: EndpointStore,
    private readonly registering: RegisterWebhook,
    private readonly responses: Responses,
    private readonly secrets: WorkspaceSecrets
  ) {}

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, createWebhookOperation)
    const webhook = { workspaceId: workspaceOf(ctx), url: body.url, events: body.events }
    await this.responses.commit(ctx, async (tx) => ({
      status: 201,
      secret: true,
      data: await this.registering.run(tx, webhook),
    }))
  }

  async list(ctx: HttpContext) {
    return success(ctx, {
      webhooks: (await this.endpoints.list(workspaceOf(ctx))).map((one) => ({
        ...show(one),
        created_at: one.created_at,
      })),
    })
  }

  async secret(ctx: HttpContext) {
    const now = new Date().toISOString()
    const [{ secret }, ...replaced] = await this.secrets.of(workspaceOf(ctx))
    const former = replaced.filter(({ until }) => until !== null && until > now)
    return success(ctx, { secret, former })
  }

  async change(ctx: HttpContext) {
    const { params, body } = await input(ctx, changeWebhookOperation)
    const workspaceId = workspaceOf(ctx)
    await this.endpoints.registered(workspaceId, params.id)
    if (body.url !== undefined) this.registering.checkUrl(body.url)
    await this.sql.transaction(async (tx) => {
      await this.endpoints.change(tx, workspaceId, params.id, body)
      if (body.status) await this.endpoints.enable(tx, workspaceId, params.id)
    })
    return success(ctx, show(await this.endpoints.registered(workspaceId, params.id)))
  }

  async remove(ctx: HttpContext) {
    const { params } = await input(ctx, deleteWebhookOperation)
    const removed = await this.sql.transaction((tx) =>
      this.endpoints.remove(tx, workspaceOf(ctx), params.id, new Date())
    )
    if (!removed) throw new DomainError('not_found')
    return success(ctx, { id: params.id })
  }
}

const show = ({ id, url, events, status, disabled_reason }: EndpointState) => ({
  ...{ id, url, events, status, disabled_reason },
})
