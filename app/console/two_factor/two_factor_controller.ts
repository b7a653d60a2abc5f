import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type {} from '@adonisjs/session/session_middleware'
import { Sql } from '#domain/ports/sql'
import { endSessions } from '#app/access/change_password'
import { TwoFactor } from '#app/access/two_factor'
import { userOf } from '#app/console/member'
import { SignIn } from '#app/console/session/sign_in'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import env from '#start/env'
import { beginTwoFactorOperation, confirmTwoFactorOperation, removeTwoFactorOperation } from './operations.js'

/** The second factor of the signed-in user. Changes need the password, throttled like sign-in. */
@inject()
export default class TwoFactorController {
  constructor(
    private readonly sql: Sql,
    private readonly signIn: SignIn,
    private readonly twoFactor: TwoFactor
  ) {}

  async read(ctx: HttpContext) {
    return success(ctx, await this.twoFactor.state(userOf(ctx).id))
  }

  async begin(ctx: HttpContext) {
    const { body } = await input(ctx, beginTwoFactorOperation)
    const user = userOf(ctx)
    await this.signIn.confirm(ctx, user, body.current_password)
    const enrolment = await this.twoFactor.begin(user, env.get('SERVICE_NAME'), new Date())
    ctx.response.status(201)
    return success(ctx, enrolment)
  }

  async confirm(ctx: HttpContext) {
    const { body } = await input(ctx, confirmTwoFactorOperation)
    const { id } = userOf(ctx)
    const recovery_codes = await this.twoFactor.confirm(id, body.code, new Date())
    await endSessions(this.sql, id, ctx.session.sessionId)
    return success(ctx, { recovery_codes })
  }

  async remove(ctx: HttpContext) {
    const { body } = await input(ctx, removeTwoFactorOperation)
    const user = userOf(ctx)
    await this.signIn.confirm(ctx, user, body.current_password, body.code)
    await this.twoFactor.remove(user.id)
    return success(ctx, {})
  }
}
