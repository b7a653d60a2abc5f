import type { Logger } from '@adonisjs/core/logger'
import { type AppAuthorizations, AuthorizationRefused } from '#domain/connections/app_authorizations'
import { BackgroundLoop } from '#app/shared/background_loop'
import type { AttemptStore } from './attempt_store.js'
import type { ConnectionStore, DueConnection } from './connection_store.js'

const EVERY_MS = 30_000
/** Of one connection: longer than its app may take to answer. Also how soon a renewal that failed is tried again. */
const LEASE_MS = 60_000

/**
 * Keeps connections alive: renews tokens before they end, and marks what an app no longer honours. Those of apps that are not
 * configured now stay as they are until they are.
 */
export class ConnectionKeeper {
  readonly #loop = new BackgroundLoop(() => this.#round())

  constructor(
    private readonly store: ConnectionStore,
    private readonly attempts: AttemptStore,
    private readonly authorizations: AppAuthorizations,
    private readonly logger: Pick<Logger, 'warn' | 'error'>
  ) {}

  start(): void {
    this.#loop.start(EVERY_MS)
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  async #round(): Promise<number> {
    await this.renewDue().catch((err) => this.logger.error({ err }, 'connections could not be renewed'))
    return EVERY_MS
  }

  /**
   * Renews what is due, and forgets authorizations too old to be taken; gives how many were due. None is taken twice, for
   * whatever comes of it, a connection is due again after the round's beginning only. Each is leased from when it is taken, since a
   * round of slow apps takes longer than a lease.
   */
  async renewDue(clock: () => Date = () => new Date()): Promise<number> {
    const began = clock()
    await this.attempts.sweep(began)
    for (let done = 0; ; done++) {
      const now = clock()
      const until = new Date(now.getTime() + LEASE_MS)
      const due = this.#loop.stopped ? null : await this.store.takeDue(this.authorizations.apps, began, until)
      if (!due) return done
      await this.#renew(due, now)
    }
  }

  async #renew(due: DueConnection, now: Date): Promise<void> {
    const { app, tokens } = due
    if (tokens.refreshToken === null) {
      if (!tokens.expiresAt || Date.parse(tokens.expiresAt) <= now.getTime()) await this.store.expired(due)
      return
    }
    try {
      await this.store.renewed(due, await this.authorizations.renew(app, tokens.refreshToken, now), now)
    } catch (error) {
      const reason = error instanceof AuthorizationRefused ? error.reason : null
      if (reason === 'invalid_grant') await this.store.expired(due)
      else if (reason !== null)
        this.logger.warn({ app, reason }, 'an app refused to renew its tokens for now')
      else this.logger.warn({ app }, 'an app did not answer when its tokens were to be renewed')
    }
  }
}
