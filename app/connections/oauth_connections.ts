import { randomBytes } from 'node:crypto'
import { AUTHORIZATION_MS } from '#domain/connections/connection'
import { DomainError } from '#domain/errors'
import { type AppAuthorizations, AuthorizationRefused } from '#domain/connections/app_authorizations'
import { type AppConnection, AppConnections } from '#domain/connections/app_connections'
import type { Sql } from '#domain/ports/sql'
import type { AttemptStore } from './attempt_store.js'
import type { ConnectionStore } from './connection_store.js'

type Begin = { workspaceId: string; keyId: string; app: string; runId: string }

/** Connects workspaces to the configured apps with OAuth 2.0 authorization codes and PKCE. */
export class OauthConnections extends AppConnections {
  constructor(
    private readonly sql: Sql,
    private readonly authorizations: AppAuthorizations,
    private readonly attempts: AttemptStore,
    private readonly store: ConnectionStore,
    private readonly now: () => Date = () => new Date()
  ) {
    super()
  }

  apps(): readonly string[] {
    return this.authorizations.apps
  }

  async begin({ workspaceId, keyId, app, runId }: Begin): Promise<void> {
    if (await this.attempts.has(runId)) return
    if (!this.apps().includes(app))
      throw new DomainError('agent_unavailable', `The app ${app} is no longer configured.`)
    const state = randomBytes(32).toString('base64url')
    const { url, verifier } = await this.authorizations.request(app, state)
    const until = new Date(this.now().getTime() + AUTHORIZATION_MS)
    await this.sql.transaction(async (tx) => {
      await this.attempts.add({ runId, workspaceId, keyId, app, verifier }, { state, url, until }, tx)
      await this.store.begin({ workspaceId, app }, until, tx)
    })
  }

  address(run: { runId: string; keyId: string }): Promise<string | null> {
    return this.attempts.address(run, this.now())
  }

  async list(workspaceId: string): Promise<AppConnection[]> {
    const connections = await this.store.list(workspaceId, this.now())
    const isUnavailable = ({ app, status }: AppConnection) =>
      status === 'connected' && !this.apps().includes(app)
    return connections.map((one) => (isUnavailable(one) ? { ...one, status: 'expired' } : one))
  }

  /**
   * Redeems the code of a returning user. Returns the app's name. Returns null for an unknown, used
   * or expired state, and for a revoked key. Throws AuthorizationRefused, or a DomainError when the
   * app does not respond.
   */
  async finish(answer: URLSearchParams): Promise<string | null> {
    const state = answer.get('state')
    const attempt = state ? await this.attempts.take(state, this.now()) : null
    if (!state || !attempt) return null
    const { app, verifier } = attempt
    try {
      if (!this.apps().includes(app)) throw new AuthorizationRefused('unknown_app')
      const now = this.now()
      const tokens = await this.authorizations.redeem(app, answer, { state, verifier }, now)
      await this.store.connect(attempt, tokens, now)
      return app
    } catch (error) {
      await this.store.fail(attempt)
      throw error
    }
  }
}
