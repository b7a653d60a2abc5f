import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { SCOPE_NAMES } from '#domain/access/scopes'
import { Billing } from '#domain/billing/billing'
import { Sql } from '#domain/ports/sql'
import { createKey } from '#app/access/create_key'
import { keepNewestSessionKeys, SESSION_KEY_MS } from '#app/access/session_keys'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { success } from '#app/shared/http/envelope'
import env from '#start/env'

/**
 * Maximum number of session keys of a user in a workspace. Each browser tab has its own key; a new
 * key revokes the oldest.
 */
const TABS = 5

/** Prices and session keys for the playground, which calls the API itself. */
@inject()
export default class PlaygroundController {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing
  ) {}

  async read(ctx: HttpContext) {
    const { granted, posted, pending } = await this.billing.balance(memberOf(ctx).workspace.id)
    return success(ctx, { search_price: env.get('PRICES').search, remaining: granted - posted - pending })
  }

  /** Sessions cannot call the API, so a session gets a short-lived key, which is audited. */
  async createKey(ctx: HttpContext) {
    const member = memberOf(ctx)
    const now = new Date()
    const expiresAt = new Date(now.getTime() + SESSION_KEY_MS).toISOString()
    const name = `session of ${member.email}`.slice(0, 200)
    const { id, secret } = await this.sql.transaction(async (tx) => {
      await keepNewestSessionKeys(tx, member.userId, member.workspace.id, TABS - 1, now)
      const created = await createKey(tx, {
        workspaceId: member.workspace.id,
        name,
        scopes: SCOPE_NAMES,
        prefix: env.get('KEY_PREFIX'),
        expiresAt,
        sessionUserId: member.userId,
      })
      await audit(tx, member, 'key.create', created.id, { name, scopes: SCOPE_NAMES, expires_at: expiresAt })
      return created
    })
    ctx.response.status(201)
    return success(ctx, { id, secret, expires_at: expiresAt })
  }
}
