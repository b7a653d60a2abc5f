import type { AppTokens } from './connection.js'

/** Where a user is sent to grant access, and the secret that proves later that this service sent them there. */
export type AuthorizationRequest = { url: string; verifier: string }

/** The app, or its user, said no. `reason` is a code of RFC 6749 or a short one of ours. */
export class AuthorizationRefused extends Error {
  constructor(readonly reason: string) {
    super(`the app refused: ${reason}`)
    this.name = 'AuthorizationRefused'
  }
}

/**
 * The authorization servers of the apps that the operator configured. What an app answers is never logged or shown: errors carry
 * no more than a code.
 */
export abstract class AppAuthorizations {
  /** The apps there are, by name. */
  abstract readonly apps: readonly string[]

  /** Asks no other machine. `state` comes back with the user. Throws RangeError for an unknown app. */
  abstract request(app: string, state: string): Promise<AuthorizationRequest>

  /**
   * Exchanges what the user came back with for tokens. Rejects with AuthorizationRefused, or with a DomainError
   * (`upstream_unavailable`) where the app did not answer in time or at all.
   */
  abstract redeem(
    app: string,
    answer: URLSearchParams,
    expected: { state: string; verifier: string },
    now: Date
  ): Promise<AppTokens>

  /**
   * New tokens for a refresh token. Rejects as `redeem` does; of the reasons only `invalid_grant` says that the refresh token no
   * longer serves, any other (a wrong client secret, say) leaves it as good as it was.
   */
  abstract renew(app: string, refreshToken: string, now: Date): Promise<AppTokens>
}
