import { inject } from '@adonisjs/core'
import { validationFailed } from '#domain/errors'
import type { SqlTransaction } from '#domain/ports/sql'
import type { WebhookEvent } from '#domain/webhooks/events'
import { WebhookSender } from '#domain/webhooks/webhook_sender'
import env from '#start/env'
import { EndpointStore } from './endpoint_store.js'

@inject()
export class RegisterWebhook {
  constructor(
    private readonly endpoints: EndpointStore,
    private readonly sender: WebhookSender
  ) {}

  /** Throws `validation_failed` for a URL that webhooks cannot use. */
  checkUrl(url: string): void {
    const refusal = this.sender.refusal(url)
    if (refusal) throw validationFailed({ url: [`cannot be used: ${refusal}`] })
  }

  /**
   * Returns the registration with its secret. Throws `validation_failed` for an unusable URL, and
   * when the workspace has WEBHOOKS_MAX webhooks.
   */
  async run(tx: SqlTransaction, webhook: { workspaceId: string; url: string; events: WebhookEvent[] }) {
    this.checkUrl(webhook.url)
    return this.endpoints.register(tx, webhook, env.get('WEBHOOKS_MAX'), new Date())
  }
}
