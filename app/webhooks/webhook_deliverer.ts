import { randomUUID } from 'node:crypto'
import type { Logger } from '@adonisjs/core/logger'
import type { WebhookSender } from '#domain/webhooks/webhook_sender'
import { signedHeaders } from '#domain/webhooks/signature'
import { onDeliverySignal } from './delivery_signal.js'
import type { DeliveryStore, HeldDelivery } from './delivery_store.js'
import type { SecretVault } from './secret_vault.js'
import type { WorkspaceSecrets } from './workspace_secrets.js'

export type DelivererSettings = {
  /** Maximum concurrent attempts in total. */
  concurrency?: number
  /** Maximum concurrent attempts per endpoint in this process. */
  perEndpoint?: number
  pollMs?: number
  now?: () => Date
  random?: () => number
}

/** Lease of a delivery. Longer than any attempt, so it needs no renewal: if it expires, its worker died. */
const LEASE_MS = 60_000
/** Maximum deliveries per claim. Few, so that one endpoint cannot fill every slot. */
const CLAIM_BATCH = 8

/**
 * Sends due deliveries. Looks for them at intervals, and at once when this process enqueues an
 * event.
 */
export class WebhookDeliverer {
  readonly #running = new Map<HeldDelivery, Promise<void>>()
  readonly #aborting = new AbortController()
  readonly #settings: Required<DelivererSettings>
  #unsubscribe = () => {}
  #timer: NodeJS.Timeout | undefined
  #polling: Promise<void> | null = null
  #signalled = false
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
    this.#unsubscribe = onDeliverySignal(() => this.#onSignal())
    this.#poll()
  }

  /**
   * Waits up to `graceMs` for running attempts, then hands back the rest. Later calls wait for the
   * same stop.
   */
  stop(graceMs: number): Promise<void> {
    this.#stopping ??= this.#stop(graceMs)
    return this.#stopping
  }

  async #stop(graceMs: number): Promise<void> {
    this.#unsubscribe()
    clearTimeout(this.#timer)
    await this.#polling
    const abort = setTimeout(() => this.#aborting.abort(new Error('stopped')), graceMs)
    await Promise.all(this.#running.values())
    clearTimeout(abort)
  }

  #onSignal(): void {
    this.#signalled = true
    this.#poll()
  }

  #poll(): void {
    clearTimeout(this.#timer)
    if (this.#polling || this.#stopping) return
    this.#signalled = false
    this.#polling = this.#takeDue()
      .catch((err) => this.logger.error({ err }, 'could not claim webhook deliveries'))
      .then(() => {
        this.#polling = null
        if (this.#stopping) return
        if (this.#signalled && this.#free > 0) this.#poll()
        else this.#timer = setTimeout(() => this.#poll(), this.#settings.pollMs).unref()
      })
  }

  get #free(): number {
    return this.#settings.concurrency - this.#running.size
  }

  async #takeDue(): Promise<void> {
    while (this.#free > 0 && !this.#stopping) {
      const { busy, room } = this.#endpoints()
      // All deliveries of one claim may be for the same endpoint, so `room` limits the claim.
      const limit = Math.min(this.#free, CLAIM_BATCH, room)
      const now = this.#settings.now()
      const times = { now, until: new Date(now.getTime() + LEASE_MS) }
      const taken = await this.store.claim(limit, randomUUID(), times, busy)
      for (const held of taken) this.#begin(held)
      if (taken.length < limit) return
    }
  }

  /**
   * Returns the endpoints that may start no more attempts, and how many every other endpoint may
   * start.
   */
  #endpoints(): { busy: string[]; room: number } {
    const { perEndpoint } = this.#settings
    const counts = new Map<string, number>()
    for (const { endpointId } of this.#running.keys())
      counts.set(endpointId, (counts.get(endpointId) ?? 0) + 1)
    const busy = [...counts].filter(([, count]) => count >= perEndpoint).map(([id]) => id)
    const most = Math.max(0, ...[...counts.values()].filter((count) => count < perEndpoint))
    return { busy, room: perEndpoint - most }
  }

  #begin(held: HeldDelivery): void {
    const done = this.#deliver(held)
      // A delivery that was not recorded is sent again when its lease expires.
      .catch((err) => this.logger.error({ err, delivery_id: held.id }, 'could not record a webhook delivery'))
      .then(() => {
        this.#running.delete(held)
        this.#onSignal()
      })
    this.#running.set(held, done)
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
