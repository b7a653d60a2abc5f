import { randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import hash from '@adonisjs/core/services/hash'
import { validationFailed } from '#domain/errors'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Sql } from '#domain/ports/sql'
import { appCode, TwoFactor } from '#app/access/two_factor'
import { Refusal } from '#app/shared/http/refusal'
import { type ConsoleUser, USER_COLUMNS, userOf, type UserRow } from './console_users.js'
import { accountHash, knownDevice } from './known_devices.js'
import { SignInThrottle } from './sign_in_throttle.js'

/** The hash that `matches` compares with for an unknown user or a user without a password. */
let decoy: Promise<string> | undefined

@inject()
export class SignIn {
  readonly #throttle: SignInThrottle

  constructor(
    private readonly sql: Sql,
    buckets: RateBuckets,
    private readonly twoFactor: TwoFactor
  ) {
    this.#throttle = new SignInThrottle(buckets)
  }

  /**
   * Returns the user of these credentials. Throws `wrong_credentials` for an unknown address or a
   * wrong password, `code_required` if the user has a second factor and there is no code,
   * `wrong_code`, or `rate_limited`. A missing code does not count as a failure; a wrong one does.
   */
  async check(ctx: HttpContext, given: string, password: string, code?: string): Promise<ConsoleUser> {
    const email = given.trim().toLowerCase()
    const { user, needsCode } = await this.#guarded(ctx, email, async () => {
      const [user] = await this.sql.select<UserRow & { password: string }>(
        `SELECT ${USER_COLUMNS}, password FROM users WHERE email = ?`,
        [email]
      )
      if (!(await matches(user?.password, password)))
        throw new Refusal(401, 'wrong_credentials', 'The email address or password is wrong.')
      const isOn = await this.twoFactor.isOn(user.id)
      if (isOn && code) await this.#checkCode(user.id, code)
      return { user: userOf(user), needsCode: isOn && !code }
    })
    if (needsCode)
      throw new Refusal(401, 'code_required', 'Enter the code of your authenticator app, or a recovery code.')
    return user
  }

  /**
   * Checks the code of a user whom an identity provider has signed in. Throws `wrong_code` or
   * `rate_limited`.
   */
  withCode(ctx: HttpContext, { id, email }: ConsoleUser, code: string): Promise<void> {
    return this.#guarded(ctx, email, () => this.#checkCode(id, code))
  }

  async #checkCode(userId: string, code: string): Promise<void> {
    if (await this.#accepts(userId, code)) return
    throw new Refusal(401, 'wrong_code', 'The code is wrong, has expired or was already used.')
  }

  /** Limits attempts of app codes only, because a recovery code is too long to guess. */
  #accepts(userId: string, code: string): Promise<boolean> {
    const attempt = () => this.twoFactor.accept(userId, code, new Date())
    return appCode(code) === null ? attempt() : this.#throttle.guardCode(userId, attempt)
  }

  /**
   * Checks a signed-in user's password, and the code if there is one. Throws `validation_failed` or
   * `rate_limited`.
   */
  confirm(ctx: HttpContext, { id, email }: ConsoleUser, password: string, code?: string): Promise<void> {
    return this.#guarded(ctx, email, async () => {
      const [user] = await this.sql.select<{ password: string }>('SELECT password FROM users WHERE id = ?', [
        id,
      ])
      if (!(await matches(user?.password, password)))
        throw validationFailed({ current_password: ['is wrong'] })
      if (code !== undefined && !(await this.#accepts(id, code)))
        throw validationFailed({ code: ['is wrong, has expired or was already used'] })
    })
  }

  #guarded<T>(ctx: HttpContext, email: string, attempt: () => Promise<T>): Promise<T> {
    const who = {
      account: accountHash(email),
      address: ctx.request.ip(),
      device: knownDevice(ctx, email),
    }
    return this.#throttle.guard(who, attempt)
  }
}

/** Whether a password matches. Takes equally long for an unknown user and for a wrong password. */
async function matches(stored: string | undefined, password: string): Promise<boolean> {
  decoy ??= hash.make(randomBytes(16).toString('hex'))
  const other = await decoy
  const isHash = stored !== undefined && hash.isValidHash(stored)
  return (await hash.verify(isHash ? stored : other, password)) && isHash
}
