import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { beginSession } from '#app/console/session/begin_session'
import { Accept } from './accept.js'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { acceptInvitationOperation, openInvitationOperation } from './operations.js'

@inject()
export default class AcceptController {
  constructor(private readonly accept: Accept) {}

  async open(ctx: HttpContext) {
    const { body } = await input(ctx, openInvitationOperation)
    const { email, role, workspace, inviter, expiresAt } = await this.accept.open(body.token)
    const by = { invited_by: inviter.email, inviter_name: inviter.name }
    return success(ctx, { email, role, workspace: workspace.name, ...by, expires_at: expiresAt })
  }

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, acceptInvitationOperation)
    const { token, name, password, code } = body
    const { workspace } = await this.accept.open(token)
    const user =
      body.account === 'new'
        ? await this.accept.asNewUser(token, password, name)
        : await this.accept.asUser(ctx, token, password, code)
    await beginSession(ctx, user)
    return success(ctx, { workspace: workspace.slug })
  }
}
