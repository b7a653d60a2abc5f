import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Sql } from '#domain/ports/sql'
import { callersChangedEverywhere } from '#app/access/callers'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { GrantList } from '#app/oauth/grant_list'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { revokeGrantOperation } from './operations.js'

/** The OAuth clients that have access to a workspace. */
@inject()
export default class GrantsController {
  constructor(
    private readonly grants: GrantList,
    private readonly sql: Sql
  ) {}

  async list(ctx: HttpContext) {
    return success(ctx, { items: await this.grants.list(memberOf(ctx).workspace.id, new Date()) })
  }

  /** When this returns, no process accepts the client's tokens. */
  async revoke(ctx: HttpContext) {
    const { params } = await input(ctx, revokeGrantOperation)
    const member = memberOf(ctx)
    await this.sql.transaction(async (tx) => {
      const client = await this.grants.end(member.workspace.id, params.authorization, new Date(), tx)
      if (client === null) throw new DomainError('not_found')
      await audit(tx, member, 'oauth.revoke', params.authorization, { client })
    })
    await callersChangedEverywhere(this.sql)
    return success(ctx, { id: params.authorization })
  }
}
