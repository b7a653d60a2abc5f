import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Sql } from '#domain/ports/sql'
import { memberOf } from '#app/console/member'
import { InvitationStore } from './invitation_store.js'
import { Invite } from './invite.js'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { inviteOperation, resendInvitationOperation, revokeInvitationOperation } from './operations.js'

@inject()
export default class InvitationsController {
  constructor(
    private readonly sql: Sql,
    private readonly invite: Invite
  ) {}

  async list(ctx: HttpContext) {
    const items = await new InvitationStore(this.sql).pending(memberOf(ctx).workspace.id)
    return success(ctx, { items })
  }

  async create(ctx: HttpContext) {
    const { body } = await input(ctx, inviteOperation)
    const invited = await this.invite.send(memberOf(ctx), body.email, body.role)
    ctx.response.status(201)
    return success(ctx, invited)
  }

  async resend(ctx: HttpContext) {
    const { params } = await input(ctx, resendInvitationOperation)
    return success(ctx, await this.invite.resend(memberOf(ctx), params.invitation))
  }

  async revoke(ctx: HttpContext) {
    const { params } = await input(ctx, revokeInvitationOperation)
    await this.invite.revoke(memberOf(ctx), params.invitation)
    return success(ctx, {})
  }
}
