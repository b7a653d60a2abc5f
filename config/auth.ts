import { configProvider } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/auth'
import { sessionGuard } from '@adonisjs/auth/session'
import type { InferAuthenticators, InferAuthEvents, Authenticators } from '@adonisjs/auth/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { ApplicationService } from '@adonisjs/core/types'
import { ApiKeyGuard } from '#app/access/api_key_guard'
import { Callers } from '#app/access/callers'
import { ConsoleUsers } from '#app/console/session/console_users'
import { Sql } from '#domain/ports/sql'

const authConfig = defineConfig({
  default: 'key',
  guards: {
    key: {
      async resolver(_name: string, app: ApplicationService) {
        const callers = await app.container.make(Callers)
        return (ctx: HttpContext) => new ApiKeyGuard(ctx, callers)
      },
    },
    console: sessionGuard({
      useRememberMeTokens: false,
      provider: configProvider.create(
        async (app: ApplicationService): Promise<ConsoleUsers> =>
          new ConsoleUsers(await app.container.make(Sql))
      ),
    }),
  },
})

export default authConfig

declare module '@adonisjs/auth/types' {
  export interface Authenticators extends InferAuthenticators<typeof authConfig> {}
}
declare module '@adonisjs/core/types' {
  interface EventsList extends InferAuthEvents<Authenticators> {}
}
