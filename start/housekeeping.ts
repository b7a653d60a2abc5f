import type { Logger } from '@adonisjs/core/logger'
import type { Billing } from '#domain/billing/billing'
import type { SessionStore } from '#app/agent/session_store'
import type { ClaimStore } from '#app/shared/idempotency/claim_store'
import type { FoundPeople } from '#app/people/found_people'
import type { DeliveryLog } from '#app/webhooks/delivery_log'
import type { RunSweeps } from '#app/runs/sweeps'

const EVERY_MS = 5_000
const BATCH = 200

/** Puts right, every few seconds, what crashes left behind. Several processes may do so at once. */
export class Housekeeping {
  #timer: NodeJS.Timeout | undefined
  #round: Promise<void> = Promise.resolve()
  #stopped = true

  constructor(
    private readonly runs: RunSweeps,
    private readonly billing: Billing,
    private readonly claims: ClaimStore,
    private readonly deliveries: DeliveryLog,
    private readonly sessions: SessionStore,
    private readonly found: FoundPeople,
    private readonly logger: Logger
  ) {}

  start(): void {
    this.#stopped = false
    this.#next(0)
  }

  /** Waits for a round under way. */
  async stop(): Promise<void> {
    this.#stopped = true
    clearTimeout(this.#timer)
    await this.#round
  }

  #next(delayMs: number): void {
    this.#timer = setTimeout(() => {
      this.#round = this.#sweep().finally(() => {
        if (!this.#stopped) this.#next(EVERY_MS)
      })
    }, delayMs).unref()
  }

  async #sweep(): Promise<void> {
    const sweeps: [what: string, sweep: (now: Date) => Promise<unknown>][] = [
      ['lost runs', (now) => this.runs.wakeLost(now)],
      ['expired runs', (now) => this.runs.expire(now)],
      ['expired reservations', (now) => this.billing.sweep(now, BATCH)],
      ['old idempotency keys', (now) => this.claims.sweep(now)],
      ['old webhook deliveries', (now) => this.deliveries.sweep(now)],
      ['old conversations', (now) => this.sessions.sweep(now)],
      ['people found on one page', (now) => this.found.review(now)],
    ]
    for (const [what, sweep] of sweeps) {
      if (this.#stopped) return
      await sweep(new Date()).catch((err) => this.logger.error({ err }, `the sweep of ${what} failed`))
    }
  }
}
