import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { ContainerBindings } from '@adonisjs/core/types'
import type { ContainerResolver } from '@adonisjs/core/container'
import type { SessionConfig, SessionStoreFactory } from '@adonisjs/session/types'
import SessionMiddleware from '@adonisjs/session/session_middleware'

type Stores = Record<string, SessionStoreFactory>
type Resolved = SessionConfig & { store: string; stores: Stores }

/**
 * Makes two session middlewares. Only the cookie of `secure` has the attribute `Secure`. For each
 * request, the console's gate chooses `secure` if the browser uses HTTPS. Otherwise it chooses
 * `plain`, for example on http://localhost.
 */
export async function makeSessions(container: Pick<ContainerResolver<ContainerBindings>, 'make'>) {
  const config = await configProvider.resolve<Resolved>(app, app.config.get('session'))
  if (!config) throw new Error('config/session.ts is not a session configuration')
  const emitter = await container.make('emitter')
  const sessions = (secure: boolean) =>
    new SessionMiddleware({ ...config, cookie: { ...config.cookie, secure } }, emitter)
  return { plain: sessions(false), secure: sessions(true) }
}
