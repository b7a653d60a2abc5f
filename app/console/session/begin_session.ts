import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import { deviceOf } from '#domain/access/device'
import type { ConsoleUser } from './console_users.js'
import { rememberDevice } from './known_devices.js'

/** Signs a user in with a new session id and CSRF token, and remembers the device. */
export async function beginSession(ctx: HttpContext, user: ConsoleUser): Promise<void> {
  ctx.session.clear()
  await ctx.auth.use('console').login(user)
  const device = deviceOf(ctx.request.header('user-agent'))
  if (device) ctx.session.put('device', device)
  ctx.session.put('began_at', new Date().toISOString())
  // The tag allows ending all sessions of a user together.
  await ctx.session.tag(user.id)
  rememberDevice(ctx, user.email)
}
