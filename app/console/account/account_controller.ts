import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { changePassword, endSessions } from '#app/access/change_password'
import { NO_PASSWORD } from '#app/access/no_password'
import { userOf } from '#app/console/member'
import { SignIn } from '#app/console/session/sign_in'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { endSession, openSessions } from './open_sessions.js'
import { changeNameOperation, changePasswordOperation, endSessionOperation } from './operations.js'

@inject()
export default class AccountController {
  constructor(
    private readonly sql: Sql,
    private readonly signIn: SignIn
  ) {}

  async read(ctx: HttpContext) {
    const { id } = userOf(ctx)
    const [user] = await this.sql.select<{
      email: string
      name: string | null
      created_at: string
      password_changed_at: string | null
      password: string
    }>('SELECT email, name, created_at, password_changed_at, password FROM users WHERE id = ?', [id])
    const { password, ...rest } = user
    const [others] = await this.sql.select<{ sessions: unknown }>(
      'SELECT count(*) AS sessions FROM console_sessions WHERE user_id = ? AND id <> ?',
      [id, ctx.session.sessionId]
    )
    return success(ctx, {
      ...rest,
      has_password: password !== NO_PASSWORD,
      other_sessions: Number(others.sessions),
    })
  }

  async name(ctx: HttpContext) {
    const { body } = await input(ctx, changeNameOperation)
    await this.sql.run('UPDATE users SET name = ? WHERE id = ?', [body.name, userOf(ctx).id])
    return success(ctx, {})
  }

  /** Requires the current password, throttled like sign-in, to protect unattended sessions. */
  async password(ctx: HttpContext) {
    const { body } = await input(ctx, changePasswordOperation)
    const user = userOf(ctx)
    await this.signIn.confirm(ctx, user, body.current_password)
    await changePassword(this.sql, { user, password: body.password, keepSession: ctx.session.sessionId })
    return success(ctx, {})
  }

  async endOthers(ctx: HttpContext) {
    const ended = await endSessions(this.sql, userOf(ctx).id, ctx.session.sessionId)
    return success(ctx, { ended })
  }

  async sessions(ctx: HttpContext) {
    const items = await openSessions(this.sql, userOf(ctx).id, ctx.session.sessionId, new Date())
    return success(ctx, { items })
  }

  async endSession(ctx: HttpContext) {
    const { params } = await input(ctx, endSessionOperation)
    const [userId, current] = [userOf(ctx).id, ctx.session.sessionId]
    const isEnded = await endSession(this.sql, { userId, current, id: params.session }, new Date())
    if (!isEnded) throw new DomainError('not_found')
    return success(ctx, {})
  }
}
