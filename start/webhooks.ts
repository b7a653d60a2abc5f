import type { ApplicationService } from '@adonisjs/core/types'
import { Sql } from '#domain/ports/sql'
import { WebhookSender } from '#domain/webhooks/webhook_sender'
import { auditDisabled } from '#app/console/audit_webhooks'
import { DeliveryLog } from '#app/webhooks/delivery_log'
import { DeliveryStore } from '#app/webhooks/delivery_store'
import { EndpointStore } from '#app/webhooks/endpoint_store'
import { SecretVault } from '#app/webhooks/secret_vault'
import { WebhookDeliverer } from '#app/webhooks/webhook_deliverer'
import { WorkspaceSecrets } from '#app/webhooks/workspace_secrets'

export default class WebhooksProvider {
  #deliverer: WebhookDeliverer | undefined

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(SecretVault, async (resolver) => new SecretVault(await resolver.make('encryption')))
    container.singleton(DeliveryLog, async (resolver) => new DeliveryLog(await resolver.make(Sql)))
    container.singleton(EndpointStore, async (resolver) => {
      return new EndpointStore(await resolver.make(Sql), await resolver.make(SecretVault))
    })
    container.singleton(WorkspaceSecrets, async (resolver) => {
      return new WorkspaceSecrets(await resolver.make(Sql), await resolver.make(SecretVault))
    })
    container.singleton(WebhookDeliverer, async (resolver) => {
      this.#deliverer = new WebhookDeliverer(
        new DeliveryStore(await resolver.make(Sql), auditDisabled),
        await resolver.make(WorkspaceSecrets),
        await resolver.make(SecretVault),
        await resolver.make(WebhookSender),
        await resolver.make('logger')
      )
      return this.#deliverer
    })
  }

  /** Runs before the ports that deliveries use are closed. */
  async shutdown() {
    await this.#deliverer?.stop(0)
  }
}
