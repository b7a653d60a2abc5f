import type { HttpContext } from '@adonisjs/core/http'
import { symbols } from '@adonisjs/auth'
import type { AuthClientResponse, GuardContract } from '@adonisjs/auth/types'
import { credentialOf, hashKey, keyRefusal } from '#domain/access/api_keys'
import { DomainError } from '#domain/errors'
import type { Caller, Callers } from './callers.js'
import { linkedCaller } from './linked_caller.js'

/** Authenticates a request by its API key. `user` is the key with its workspace. */
export class ApiKeyGuard implements GuardContract<Caller> {
  declare [symbols.GUARD_KNOWN_EVENTS]: Record<string, never>
  readonly driverName = 'api_key'
  user?: Caller
  /** The request's key, even if it is expired or revoked. */
  known?: Caller
  isAuthenticated = false
  authenticationAttempted = false

  constructor(
    private readonly ctx: HttpContext,
    private readonly callers: Callers
  ) {}

  getUserOrFail(): Caller {
    if (!this.user) throw new DomainError('missing_api_key')
    return this.user
  }

  /** Throws `missing_api_key`, `invalid_api_key`, `expired_api_key` or `revoked_api_key`. */
  async authenticate(): Promise<Caller> {
    if (this.user) return this.user
    this.authenticationAttempted = true
    const key = linkedCaller.get(this.ctx) ?? (await this.#ofHeaders())
    this.known = key
    const refused = keyRefusal(key, new Date())
    if (refused) throw new DomainError(refused)
    this.user = key
    this.isAuthenticated = true
    return key
  }

  async #ofHeaders(): Promise<Caller> {
    const credential = credentialOf(this.ctx.request.headers())
    if (credential === null) throw new DomainError('missing_api_key')
    const key = await this.callers.find(hashKey(credential))
    if (key === null) throw new DomainError('invalid_api_key')
    return key
  }

  async check(): Promise<boolean> {
    try {
      await this.authenticate()
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }

  async authenticateAsClient(key: Caller, secret?: string): Promise<AuthClientResponse> {
    if (!secret) throw new Error(`The secret of ${key.id} is not stored; pass it as the second argument`)
    return { headers: { authorization: `Bearer ${secret}` } }
  }
}
