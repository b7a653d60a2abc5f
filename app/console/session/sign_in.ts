import { hash as digest, randomBytes } from 'node:crypto'
import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'
import { DomainError, validationFailed } from '#domain/errors'
import { RateBuckets } from '#domain/ports/rate_buckets'
import { Sql } from '#domain/ports/sql'
import { Refusal } from '#app/shared/http/refusal'
import type { ConsoleUser } from './console_users.js'

const QUARTER_HOUR = 15 * 60
/** Tries in a quarter of an hour: of one address at one account, of one address at all, and at one account by all. */
const TRIES = { pair: 10, address: 50, account: 100 }

/** The hash that a password is compared with where there is no such user, so that the answer takes as long. */
let decoy: Promise<string> | undefined

/** Finds whom an e-mail address and password belong to. */
@inject()
export class SignIn {
  constructor(
    private readonly sql: Sql,
    private readonly buckets: RateBuckets
  ) {}

  /** Throws `wrong_credentials`, the same for an unknown address as for a wrong password, or `rate_limited`. */
  async find(given: string, password: string, address: string): Promise<ConsoleUser> {
    const email = given.trim().toLowerCase()
    await this.#limit(email, address)
    const [user] = await this.sql.select<ConsoleUser & { password: string }>(
      'SELECT id, email, password FROM users WHERE email = ?',
      [email]
    )
    decoy ??= hash.make(randomBytes(16).toString('hex'))
    const other = await decoy
    const matches = await hash.verify(user?.password ?? other, password)
    if (!user || !matches)
      throw new Refusal(401, 'wrong_credentials', 'The e-mail address or the password is wrong.')
    return { id: user.id, email: user.email }
  }

  /** Asks who is signed in for their password once more. Throws `validation_failed` where it is wrong, or `rate_limited`. */
  async confirm({ id, email }: ConsoleUser, password: string, address: string): Promise<void> {
    await this.#limit(email, address)
    const [user] = await this.sql.select<{ password: string }>('SELECT password FROM users WHERE id = ?', [
      id,
    ])
    if (!user || !(await hash.verify(user.password, password)))
      throw validationFailed({ current_password: ['is wrong'] })
  }

  async #limit(email: string, address: string): Promise<void> {
    const account = digest('sha256', email, 'hex')
    const { allowed, states } = await this.buckets.consume(
      [
        { key: `{console}:sign-in:${account}:${address}`, limit: TRIES.pair, windowSeconds: QUARTER_HOUR },
        { key: `{console}:sign-in:address:${address}`, limit: TRIES.address, windowSeconds: QUARTER_HOUR },
        { key: `{console}:sign-in:account:${account}`, limit: TRIES.account, windowSeconds: QUARTER_HOUR },
      ],
      Date.now()
    )
    if (allowed) return
    const seconds = Math.max(...states.filter((state) => state.remaining === 0).map((s) => s.resetSeconds))
    throw new DomainError('rate_limited', `Too many tries; there is another in ${seconds} s.`, {
      retry_after_seconds: seconds,
    })
  }
}
