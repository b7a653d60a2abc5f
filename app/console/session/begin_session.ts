import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import type { ConsoleUser } from './console_users.js'
import { rememberDevice } from './known_devices.js'

/** Signs a user in with a new session id and CSRF token, and remembers the device. */
export async function beginSession(ctx: HttpContext, user: ConsoleUser): Promise<void> {
  ctx.session.clear()
  await ctx.auth.use('console').login(user)
  // The tag allows ending all sessions of a user together.
  await ctx.session.tag(user.id)
  rememberDevice(ctx, user.email)
}
