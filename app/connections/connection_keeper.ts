import type { Logger } from '@adonisjs/core/logger'
import { type AppAuthorizations, AuthorizationRefused } from '#domain/connections/app_authorizations'
import { BackgroundLoop } from '#app/shared/background_loop'
import type { AttemptStore } from './attempt_store.js'
import type { ConnectionStore, DueConnection } from './connection_store.js'

const INTERVAL_MS = 30_000
/** Duration of a lease in ms, longer than an app may take to respond. Then a failed renewal is retried. */
const LEASE_MS = 60_000
/** Number of concurrent renewals, so that an app that does not respond does not delay the others. */
const CONCURRENCY = 16

/**
 * Renews tokens before they expire. Marks a connection as expired when its app rejects the refresh
 * token, or when an access token without a refresh token expires. Leaves connections of
 * unconfigured apps unchanged.
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
    this.#loop.start(INTERVAL_MS)
  }

  stop(): Promise<void> {
    return this.#loop.stop()
  }

  async #round(): Promise<number> {
    await this.renewDue().catch((err) => this.logger.error({ err }, 'could not renew connections'))
    return INTERVAL_MS
  }

  /**
   * Tries to renew each due connection once and deletes expired authorizations. Returns the number
   * of connections tried. Each lease starts immediately before its renewal, because a round can
   * outlast a lease.
   */
  async renewDue(clock: () => Date = () => new Date()): Promise<number> {
    const began = clock()
    await this.attempts.sweep(began)
    const renewing = new Set<Promise<unknown>>()
    try {
      for (let tried = 0; ; tried++) {
        if (renewing.size >= CONCURRENCY) await Promise.race(renewing)
        const now = clock()
        const until = new Date(now.getTime() + LEASE_MS)
        const due = this.#loop.stopped
          ? null
          : await this.store.takeDue(this.authorizations.apps, began, until)
        if (!due) return tried
        const renewal = this.#renew(due, now)
          .catch((err) => this.logger.error({ err }, 'could not renew a connection'))
          .finally(() => renewing.delete(renewal))
        renewing.add(renewal)
      }
    } finally {
      await Promise.all(renewing)
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
      else if (reason !== null) this.logger.warn({ app, reason }, 'an app refused to renew its tokens')
      else this.logger.warn({ app }, 'an app did not respond to a token renewal')
    }
  }
}
