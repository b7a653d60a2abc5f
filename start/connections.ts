import type { ApplicationService } from '@adonisjs/core/types'
import { AppAuthorizations } from '#domain/connections/app_authorizations'
import { AppConnections } from '#domain/connections/app_connections'
import { Sql } from '#domain/ports/sql'
import { AttemptStore } from '#app/connections/attempt_store'
import { ConnectionKeeper } from '#app/connections/connection_keeper'
import { ConnectionStore } from '#app/connections/connection_store'
import { OauthConnections } from '#app/connections/oauth_connections'
import { TokenVault } from '#app/connections/token_vault'

export default class ConnectionsProvider {
  #keeper: ConnectionKeeper | undefined

  constructor(protected app: ApplicationService) {}

  register() {
    const { container } = this.app
    container.singleton(TokenVault, async (resolver) => new TokenVault(await resolver.make('encryption')))
    container.singleton(
      AttemptStore,
      async (resolver) => new AttemptStore(await resolver.make(Sql), await resolver.make(TokenVault))
    )
    container.singleton(
      ConnectionStore,
      async (resolver) => new ConnectionStore(await resolver.make(Sql), await resolver.make(TokenVault))
    )
    container.bind(
      OauthConnections,
      async (resolver) =>
        new OauthConnections(
          await resolver.make(Sql),
          await resolver.make(AppAuthorizations),
          await resolver.make(AttemptStore),
          await resolver.make(ConnectionStore)
        )
    )
    container.bind(AppConnections, (resolver) => resolver.make(OauthConnections))
    container.singleton(ConnectionKeeper, async (resolver) => {
      const [store, attempts, authorizations] = [
        await resolver.make(ConnectionStore),
        await resolver.make(AttemptStore),
        await resolver.make(AppAuthorizations),
      ]
      this.#keeper = new ConnectionKeeper(store, attempts, authorizations, await resolver.make('logger'))
      return this.#keeper
    })
  }

  async shutdown() {
    await this.#keeper?.stop()
  }
}
