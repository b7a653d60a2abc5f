import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Billing } from '#domain/billing/billing'
import { Sql } from '#domain/ports/sql'
import { ReadUsage } from '#app/account/read_usage'
import { grantCredits } from '#app/billing/grant_credits'
import { audit } from '#app/console/audit'
import { memberOf } from '#app/console/member'
import { success } from '#app/shared/http/envelope'
import { input } from '#app/shared/http/input'
import { keyCharges } from './key_charges.js'
import { grantCreditsOperation, readCreditsOperation, readUsageOperation } from './operations.js'

const PAGE = 50
const DAY_MS = 24 * 60 * 60 * 1000

@inject()
export default class BillingController {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing,
    private readonly reading: ReadUsage
  ) {}

  async credits(ctx: HttpContext) {
    const { query } = await input(ctx, readCreditsOperation)
    const { id } = memberOf(ctx).workspace
    const { before, kind, key_id: keyId, route, days } = query
    const since = days === undefined ? undefined : new Date(Date.now() - days * DAY_MS)
    const page = { limit: PAGE + 1, before, kind, keyId, route, since }
    const entries = await this.billing.entries(id, page)
    const { granted, posted, pending } = await this.billing.balance(id)
    return success(ctx, {
      granted,
      charged: posted,
      held: pending,
      remaining: granted - posted,
      entries: entries.slice(0, PAGE).map((entry) => ({
        id: entry.id,
        kind: entry.kind,
        amount: entry.amount,
        route: entry.route,
        key_id: entry.keyId,
        reservation_id: entry.reservationId,
        note: entry.note,
        remaining: entry.remaining,
        created_at: entry.createdAt,
      })),
      next_before: entries.length > PAGE ? entries[PAGE - 1].id : null,
    })
  }

  async grant(ctx: HttpContext) {
    const { body } = await input(ctx, grantCreditsOperation)
    const member = memberOf(ctx)
    const { id } = member.workspace
    const remaining = await this.sql.transaction(async (tx) => {
      await audit(tx, member, 'credits.grant', id, { ...body })
      await grantCredits(this.billing, { workspaceId: id, note: null, ...body }, tx)
      const { granted, posted } = await this.billing.balance(id, tx)
      return granted - posted
    })
    ctx.response.status(201)
    return success(ctx, { remaining })
  }

  async usage(ctx: HttpContext) {
    const { query } = await input(ctx, readUsageOperation)
    const { id } = memberOf(ctx).workspace
    const { fromDay, toDay, usage } = await this.reading.run(id, new Date(), query.days)
    const keys = await keyCharges(this.sql, id, fromDay)
    return success(ctx, { from_day: fromDay, to_day: toDay, usage, keys })
  }
}
