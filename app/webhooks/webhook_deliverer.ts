import { randomUUID } from 'node:crypto'
import type { Logger } from '@adonisjs/core/logger'
import type { WebhookSender } from '#domain/webhooks/webhook_sender'
import { signedHeaders } from '#domain/webhooks/signature'
import { onDeliverySignal } from './delivery_signal.js'
import type { DeliveryStore, HeldDelivery } from './delivery_store.js'
import type { SecretVault } from './secret_vault.js'
import type { WorkspaceSecrets } from './workspace_secrets.js'

export type DelivererSettings = {
  /** Attempts under way at the same time, in all and to one endpoint. */
  concurrency?: number
  perEndpoint?: number
  pollMs?: number
  now?: () => Date
  random?: () => number
}

/** Longer than an attempt can take, so that a lease is never renewed: who still holds it then is gone. */
const LEASE_MS = 60_000
/** Taken together, so that one endpoint's backlog does not fill every place before it is passed over. */
const TAKEN_AT_ONCE = 8

/** Makes the deliveries that are due, woken by this process's outbox and by looking often. */
export class WebhookDeliverer {
  readonly #underWay = new Map<HeldDelivery, Promise<void>>()
  readonly #aborting = new AbortController()
  readonly #settings: Required<DelivererSettings>
  #silence = () => {}
  #timer: NodeJS.Timeout | undefined
  #looking: Promise<void> | null = null
  #rung = false
  #stopping: Promise<void> | undefined

  constructor(
    private readonly store: DeliveryStore,
    private readonly secrets: WorkspaceSecrets,
    private readonly vault: SecretVault,
    private readonly sender: WebhookSender,
    private readonly logger: Pick<Logger, 'error'>,
    settings: DelivererSettings = {}
  ) {
    const defaults = { concurrency: 64, perEndpoint: 4, pollMs: 500 }
    this.#settings = { ...defaults, now: () => new Date(), random: Math.random, ...settings }
  }

  start(): void {
    this.#silence = onDeliverySignal(() => this.#ring())
    this.#look()
  }

  /** Takes no more; lets attempts under way end for `graceMs`, then hands them back. Called again it waits for the same end. */
  stop(graceMs: number): Promise<void> {
    this.#stopping ??= this.#stop(graceMs)
    return this.#stopping
  }

  async #stop(graceMs: number): Promise<void> {
    this.#silence()
    clearTimeout(this.#timer)
    await this.#looking
    const abort = setTimeout(() => this.#aborting.abort(new Error('stopped')), graceMs)
    await Promise.all(this.#underWay.values())
    clearTimeout(abort)
  }

  #ring(): void {
    this.#rung = true
    this.#look()
  }

  #look(): void {
    clearTimeout(this.#timer)
    if (this.#looking || this.#stopping) return
    this.#rung = false
    this.#looking = this.#takeDue()
      .catch((err) => this.logger.error({ err }, 'webhook deliveries could not be taken'))
      .then(() => {
        this.#looking = null
        if (this.#stopping) return
        if (this.#rung && this.#free > 0) this.#look()
        else this.#timer = setTimeout(() => this.#look(), this.#settings.pollMs).unref()
      })
  }

  get #free(): number {
    return this.#settings.concurrency - this.#underWay.size
  }

  async #takeDue(): Promise<void> {
    while (this.#free > 0 && !this.#stopping) {
      const limit = Math.min(this.#free, TAKEN_AT_ONCE)
      const now = this.#settings.now()
      const times = { now, until: new Date(now.getTime() + LEASE_MS) }
      const taken = await this.store.claim(limit, randomUUID(), times, this.#busyEndpoints())
      for (const held of taken) this.#begin(held)
      if (taken.length < limit) return
    }
  }

  #busyEndpoints(): string[] {
    const counts = new Map<string, number>()
    for (const { endpointId } of this.#underWay.keys())
      counts.set(endpointId, (counts.get(endpointId) ?? 0) + 1)
    return [...counts].filter(([, count]) => count >= this.#settings.perEndpoint).map(([id]) => id)
  }

  #begin(held: HeldDelivery): void {
    const done = this.#deliver(held)
      // What could not be recorded is made again when its lease ends.
      .catch((err) => this.logger.error({ err, delivery_id: held.id }, 'a webhook delivery was not recorded'))
      .then(() => {
        this.#underWay.delete(held)
        this.#ring()
      })
    this.#underWay.set(held, done)
  }

  async #deliver(held: HeldDelivery): Promise<void> {
    const { now, random } = this.#settings
    if (held.endpointStatus !== 'enabled') return this.store.giveUp(held, now())
    const startedAt = now()
    const begun = performance.now()
    const { signal } = this.#aborting
    const result = await this.#send(held, startedAt, signal).catch((error) => {
      if (signal.aborted) return null
      throw error
    })
    if (result === null) return this.store.handBack(held, now())
    await this.store.settle(
      held,
      { startedAt, durationMs: performance.now() - begun, result },
      now(),
      random()
    )
  }

  async #send(held: HeldDelivery, at: Date, signal: AbortSignal) {
    const secrets = held.secrets ? this.vault.open(held.secrets) : await this.secrets.of(held.workspaceId)
    const headers = signedHeaders({ id: held.eventId, body: held.payload }, secrets, at)
    return this.sender.send({ url: held.url, headers, body: held.payload }, signal)
  }
}
