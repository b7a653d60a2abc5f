import { IdentityProvider, IdentityRefused } from '#domain/access/identity_provider'

/** No provider is configured. */
export class NoProvider extends IdentityProvider {
  readonly host = null

  async begin(): Promise<never> {
    throw new IdentityRefused('not_configured')
  }

  async redeem(): Promise<never> {
    throw new IdentityRefused('not_configured')
  }
}
