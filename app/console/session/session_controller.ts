import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import type {} from '@adonisjs/shield/shield_middleware'
import type { Plan } from '#domain/access/plans'
import { IdentityProvider } from '#domain/access/identity_provider'
import type { Role } from '#domain/access/roles'
import { Mailer } from '#domain/ports/mailer'
import { Sql } from '#domain/ports/sql'
import { revokeSessionKeys } from '#app/access/session_keys'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import { beginSession } from './begin_session.js'
import { signInOperation } from './operations.js'
import { SignIn } from './sign_in.js'

/** Signs in and out. Both change the session id, which prevents session fixation. */
@inject()
export default class SessionController {
  constructor(
    private readonly sql: Sql,
    private readonly signIn: SignIn,
    private readonly provider: IdentityProvider,
    private readonly mailer: Mailer
  ) {}

  async read(ctx: HttpContext) {
    const guard = ctx.auth.use('console')
    const user = (await guard.check()) ? guard.getUserOrFail() : null
    return success(ctx, {
      service: env.get('SERVICE_NAME'),
      identity_provider: this.provider.host,
      sends_mail: this.mailer.isSet,
      user: user && {
        id: user.id,
        email: user.email,
        name: user.name,
        is_operator: user.isOperator,
        must_change_password: user.mustChangePassword,
      },
      workspaces: user ? await this.#workspaces(user.id) : [],
      csrf_token: ctx.request.csrfToken,
    })
  }

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, signInOperation)
    const user = await this.signIn.check(ctx, body.email, body.password, body.code)
    await beginSession(ctx, user)
    return success(ctx, {})
  }

  async delete(ctx: HttpContext) {
    const guard = ctx.auth.use('console')
    if (await guard.check()) await revokeSessionKeys(this.sql, guard.getUserOrFail().id, new Date())
    await guard.logout()
    ctx.session.clear()
    ctx.session.regenerate()
    return success(ctx, {})
  }

  #workspaces(userId: string) {
    return this.sql.select<{ slug: string; name: string; plan: Plan; role: Role }>(
      `SELECT w.slug, w.name, w.plan, m.role FROM workspaces w JOIN members m ON m.workspace_id = w.id
       WHERE m.user_id = ? ORDER BY w.name, w.slug`,
      [userId]
    )
  }
}
