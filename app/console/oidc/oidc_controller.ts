import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import type {} from '@adonisjs/session/session_middleware'
import { IdentityProvider, IdentityRefused, type PendingSignIn } from '#domain/access/identity_provider'
import { TwoFactor } from '#app/access/two_factor'
import { beginSession } from '#app/console/session/begin_session'
import type { ConsoleUser } from '#app/console/session/console_users'
import { SignIn } from '#app/console/session/sign_in'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { Refusal } from '#app/shared/http/refusal'
import { codeOidcOperation, finishOidcOperation } from './operations.js'
import { OidcUsers } from './oidc_users.js'

const PENDING = 'oidc_pending'
const VERIFIED = 'oidc_verified'
const PENDING_MS = 10 * 60_000

type Timed<T> = T & { until: number }

/**
 * Sign-in at an identity provider. The session keeps state, nonce and verifier, so only the browser
 * that began the sign-in can finish it.
 */
@inject()
export default class OidcController {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly users: OidcUsers,
    private readonly signIn: SignIn,
    private readonly twoFactor: TwoFactor
  ) {}

  async begin(ctx: HttpContext) {
    const { url, pending } = await this.#refusing(() => this.provider.begin())
    ctx.session.put(PENDING, { ...pending, until: Date.now() + PENDING_MS })
    return success(ctx, { url })
  }

  async finish(ctx: HttpContext) {
    const { body } = await input(ctx, finishOidcOperation)
    const pending = takeStarted<PendingSignIn>(ctx, PENDING)
    const { email, isVerified } = await this.#refusing(() =>
      this.provider.redeem(new URLSearchParams(body.query), pending)
    )
    if (!isVerified)
      throw new Refusal(
        403,
        'email_not_verified',
        'The identity provider has not verified your email address.'
      )
    const user = await this.users.of(email, new Date())
    if (!user)
      throw new Refusal(
        403,
        'not_invited',
        `No user has the address ${email}. Ask an admin for an invitation.`
      )
    const needsCode = await this.twoFactor.isOn(user.id)
    if (needsCode) ctx.session.put(VERIFIED, { user, until: Date.now() + PENDING_MS })
    else await this.#enter(ctx, user)
    return success(ctx, { needs_code: needsCode })
  }

  async code(ctx: HttpContext) {
    const { body } = await input(ctx, codeOidcOperation)
    const { user } = started<{ user: ConsoleUser }>(ctx, VERIFIED)
    await this.signIn.withCode(ctx, user, body.code)
    await this.#enter(ctx, user)
    return success(ctx, {})
  }

  async #enter(ctx: HttpContext, user: ConsoleUser): Promise<void> {
    await this.users.join(user, new Date())
    await beginSession(ctx, user)
  }

  /** Throws `sign_in_refused` if the provider refuses. Only the log has the provider's reason. */
  async #refusing<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof IdentityRefused)) throw error
      logger.warn({ reason: error.reason }, 'a sign-in at the identity provider failed')
      throw new Refusal(403, 'sign_in_refused', 'The identity provider did not sign you in. Try again.')
    }
  }
}

/** Returns what the session stores under `name`. Throws `sign_in_expired` if the value is missing or old. */
function started<T>(ctx: HttpContext, name: string): T {
  const value = ctx.session.get(name) as Timed<T> | undefined
  if (value && value.until > Date.now()) return value
  throw new Refusal(403, 'sign_in_expired', 'This sign-in has expired. Begin again.')
}

/** Like `started`, but also removes the value from the session. */
function takeStarted<T>(ctx: HttpContext, name: string): T {
  try {
    return started(ctx, name)
  } finally {
    ctx.session.forget(name)
  }
}
