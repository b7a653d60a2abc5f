import type { Logger } from '@adonisjs/core/logger'
import type { Billing } from '#domain/billing/billing'
import type { SessionStore } from '#app/agent/session_store'
import type { ClaimStore } from '#app/shared/idempotency/claim_store'
import { BackgroundLoop } from '#app/shared/background_loop'
import type { ImportHistory } from '#app/imports/import_history'
import type { ImportUndo } from '#app/imports/import_undo'
import type { FoundPeople } from '#app/people/found_people'
import type { DeliveryLog } from '#app/webhooks/delivery_log'
import type { PurgeAgain } from '#app/privacy/purge_again'
import type { RequestLog } from '#app/telemetry/request_log'
import type { RunSweeps } from '#app/runs/sweeps'

const INTERVAL_MS = 5_000
const BATCH = 200
/** Time in ms that a sweep spends on undoing imports, in transactions that block other writers. */
const UNDO_MS = 1_000

type Sweep = [what: string, sweep: (now: Date) => Promise<unknown>]

/** Deletes expired data and repairs the effects of crashes every few seconds. */
export class Housekeeping {
  readonly #loop = new BackgroundLoop(() => this.#sweep(this.#sweeps()))
  /** A purge takes long for large indexes, and the other sweeps must not wait for it. */
  readonly #purges = new BackgroundLoop(() =>
    this.#sweep([['erased people in the history of indexes', (now) => this.purge.sweep(now)]])
  )

  constructor(
    private readonly runs: RunSweeps,
    private readonly billing: Billing,
    private readonly claims: ClaimStore,
    private readonly deliveries: DeliveryLog,
    private readonly sessions: SessionStore,
    private readonly found: FoundPeople,
    private readonly undo: ImportUndo,
    private readonly history: ImportHistory,
    private readonly requestLog: RequestLog,
    private readonly purge: PurgeAgain,
    private readonly logger: Logger
  ) {}

  start(): void {
    this.#loop.start()
    this.#purges.start()
  }

  async stop(): Promise<void> {
    await Promise.all([this.#loop.stop(), this.#purges.stop()])
  }

  async #sweep(sweeps: readonly Sweep[]): Promise<number> {
    for (const [what, sweep] of sweeps) {
      if (this.#loop.stopped) break
      await sweep(new Date()).catch((err) => this.logger.error({ err }, `the sweep of ${what} failed`))
    }
    return INTERVAL_MS
  }

  #sweeps(): Sweep[] {
    return [
      ['lost runs', (now) => this.runs.wakeLost(now)],
      ['expired runs', (now) => this.runs.expire(now)],
      ['expired reservations', (now) => this.billing.sweep(now, BATCH)],
      ['old idempotency keys', (now) => this.claims.sweep(now)],
      ['old webhook deliveries', (now) => this.deliveries.sweep(now)],
      ['old conversations', (now) => this.sessions.sweep(now)],
      ['people found on one page', (now) => this.found.review(now)],
      ['unfinished undos of imports', () => this.undo.continue(performance.now() + UNDO_MS)],
      ['history of old imports', (now) => this.history.sweep(now)],
      ['old requests of the log', (now) => this.requestLog.sweep(now)],
    ]
  }
}
