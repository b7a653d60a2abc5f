import { parseEgressAllow } from '#domain/evidence/egress'
import { AES256GCM } from '@adonisjs/core/encryption/drivers/aes_256_gcm'
import type { Sql } from '#domain/ports/sql'
import { GuardedWebhookSender } from '#adapters/webhooks/guarded_webhook_sender'
import { DeliveryLog, type LoggedDelivery } from '#app/webhooks/delivery_log'
import { DeliveryStore } from '#app/webhooks/delivery_store'
import { EndpointStore } from '#app/webhooks/endpoint_store'
import { enqueueEvent } from '#app/webhooks/outbox'
import { SecretVault } from '#app/webhooks/secret_vault'
import { type DelivererSettings, WebhookDeliverer } from '#app/webhooks/webhook_deliverer'
import { WorkspaceSecrets } from '#app/webhooks/workspace_secrets'
import type { Receiver } from './receiver.js'

export function testVault(): SecretVault {
  return new SecretVault(new AES256GCM({ id: 'gcm', key: 'a key of thirty-two characters..' }))
}

/** Deliverers on a database, with a clock that the test moves. */
export class DeliveryBench {
  readonly vault = testVault()
  readonly endpoints: EndpointStore
  readonly secrets: WorkspaceSecrets
  readonly log: DeliveryLog
  readonly store: DeliveryStore
  readonly errors: unknown[] = []
  #clock = Date.now()
  #started: { deliverer: WebhookDeliverer; sender: GuardedWebhookSender }[] = []

  constructor(readonly sql: Sql) {
    this.endpoints = new EndpointStore(sql, this.vault)
    this.secrets = new WorkspaceSecrets(sql, this.vault)
    this.log = new DeliveryLog(sql)
    this.store = new DeliveryStore(sql)
  }

  now = () => new Date(this.#clock)

  pass(ms: number): void {
    this.#clock += ms
  }

  start(settings: DelivererSettings & { timeoutMs?: number; allow?: string } = {}): WebhookDeliverer {
    const { timeoutMs = 5_000, allow = '127.0.0.0/8', ...rest } = settings
    const sender = new GuardedWebhookSender({ egress: parseEgressAllow(allow), userAgent: 'test', timeoutMs })
    const logger = { error: (...all: unknown[]) => void this.errors.push(all) }
    const deliverer = new WebhookDeliverer(this.store, this.secrets, this.vault, sender, logger, {
      ...{ pollMs: 5, now: this.now, random: () => 0 },
      ...rest,
    })
    deliverer.start()
    this.#started.push({ deliverer, sender })
    return deliverer
  }

  async stop(): Promise<void> {
    for (const { deliverer, sender } of this.#started.splice(0)) {
      await deliverer.stop(0)
      await sender.close()
    }
  }

  /** Registers a receiver for set.idle. Returns the endpoint's id. */
  async register(workspaceId: string, receiver: Receiver, url = receiver.url): Promise<string> {
    const made = await this.sql.transaction((tx) =>
      this.endpoints.register(tx, { workspaceId, url, events: ['set.idle'] }, 100, this.now())
    )
    receiver.secret = made.secret
    return made.id
  }

  enqueue(workspaceId: string, data: object = {}, webhookUrl?: string): Promise<string | null> {
    const event = { workspaceId, type: 'set.idle' as const, data, webhookUrl }
    return this.sql.transaction((tx) => enqueueEvent(tx, event, this.now()))
  }

  /** Waits until `check` accepts the deliveries of an endpoint. Returns the deliveries. */
  async until(endpoint: string, check: (all: LoggedDelivery[]) => boolean): Promise<LoggedDelivery[]> {
    for (const end = Date.now() + 10_000; Date.now() < end; ) {
      const all = await this.log.deliveries(endpoint, 1000)
      if (check(all)) return all
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    throw new Error(`not within ten seconds: ${JSON.stringify(await this.log.deliveries(endpoint, 1000))}`)
  }
}
