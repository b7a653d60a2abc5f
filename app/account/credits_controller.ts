import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { usd } from '#domain/billing/prices'
import { Billing } from '#domain/billing/billing'
import { success } from '#app/shared/http/envelope'

@inject()
export default class CreditsController {
  constructor(private readonly billing: Billing) {}

  async handle(ctx: HttpContext) {
    const { workspaceId } = ctx.auth.use('key').getUserOrFail()
    const { granted, posted } = await this.billing.balance(workspaceId)
    const remaining = granted - posted
    return success(ctx, {
      remaining_credits: remaining,
      remaining_acu: remaining,
      remaining_balance_usd: usd(remaining),
    })
  }
}
