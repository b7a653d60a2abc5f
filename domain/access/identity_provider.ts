/** Values to check the provider's answer against. They stay on the server until it arrives. */
export type PendingSignIn = { state: string; nonce: string; verifier: string }

/** The e-mail address that the provider states, and whether the provider has verified it. */
export type Identity = { email: string; isVerified: boolean }

/** The provider is unreachable, did not sign the user in, or its answer is not valid. */
export class IdentityRefused extends Error {
  constructor(readonly reason: string) {
    super(`the identity provider refused: ${reason}`)
    this.name = 'IdentityRefused'
  }
}

/** An OpenID Connect provider that signs in users of the console. */
export abstract class IdentityProvider {
  /** The host to name on the sign-in page; null if no provider is configured. */
  abstract readonly host: string | null

  /** Returns the address that the browser must open. Throws `IdentityRefused` if unreachable. */
  abstract begin(): Promise<{ url: string; pending: PendingSignIn }>

  /**
   * Redeems the query of the provider's redirect and returns the address. Throws `IdentityRefused`.
   */
  abstract redeem(answer: URLSearchParams, pending: PendingSignIn): Promise<Identity>
}
