import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Sql } from '#domain/ports/sql'
import { callersChangedEverywhere } from '#app/access/callers'
import { revokeKey } from '#app/access/revoke_key'
import { success } from '#app/shared/http/envelope'

/** DELETE /v1/account/key. Responds once no process accepts the key. */
@inject()
export default class RevokeKeyController {
  constructor(private readonly sql: Sql) {}

  async handle(ctx: HttpContext) {
    const { id } = ctx.auth.use('key').getUserOrFail()
    const revokedAt = await revokeKey(this.sql, id, new Date())
    await callersChangedEverywhere(this.sql)
    return success(ctx, { id, revoked_at: revokedAt })
  }
}
