import type { AppTokens } from './connection.js'

/** Where the user grants access, and the secret that later proves that kith sent the user. */
export type AuthorizationRequest = { url: string; verifier: string }

/** The app or its user refused. `reason` is a code of RFC 6749 or a short code of kith. */
export class AuthorizationRefused extends Error {
  constructor(readonly reason: string) {
    super(`the app refused: ${reason}`)
    this.name = 'AuthorizationRefused'
  }
}

/**
 * The authorization servers of the apps that the operator configured. An app's responses are never
 * logged or shown. Errors contain only a code.
 */
export abstract class AppAuthorizations {
  /** The names of the configured apps. */
  abstract readonly apps: readonly string[]

  /** Returns where to send the user, without a request. Throws RangeError for an unknown app. */
  abstract request(app: string, state: string): Promise<AuthorizationRequest>

  /**
   * Exchanges the user's redirect parameters for tokens. Rejects with AuthorizationRefused, or with
   * a DomainError (`upstream_unavailable`) if the app did not respond in time.
   */
  abstract redeem(
    app: string,
    answer: URLSearchParams,
    expected: { state: string; verifier: string },
    now: Date
  ): Promise<AppTokens>

  /**
   * Exchanges a refresh token for new tokens. Rejects as `redeem` does. Only the reason
   * `invalid_grant` means that the refresh token is no longer valid. Other reasons, such as a wrong
   * client secret, leave it valid.
   */
  abstract renew(app: string, refreshToken: string, now: Date): Promise<AppTokens>
}
