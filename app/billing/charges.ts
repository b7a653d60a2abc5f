import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Billing } from '#domain/billing/billing'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { Responses, type ResponseData } from '#app/shared/http/responses'
import { newId } from '#app/shared/new_id'
import { noCredits } from './no_credits.js'

/** How long a request may run before what it holds is released as that of a dead process. */
const HOLD_MS = 15 * 60 * 1000

/**
 * What a priced request did: its cost in ACU, at most its maximum, and the answer; a function where it writes something,
 * which then commits with the charge.
 */
export type Priced = {
  cost: number
  answer: ResponseData | ((tx: SqlTransaction) => ResponseData | Promise<ResponseData>)
}

/** Carries out priced requests: holds the most they can cost, charges what they did cost with their answer. */
@inject()
export class Charges {
  constructor(
    private readonly billing: Billing,
    private readonly answers: Responses,
    private readonly sql: Sql
  ) {}

  /**
   * Runs `work` with `maximum` ACU reserved and answers with `meta.credits_charged` (BI-008, BI-020). Nothing is charged
   * when it throws. Throws `insufficient_acu` or a budget's code (BI-017 to BI-019) before `work` begins.
   */
  async answer(ctx: HttpContext, maximum: number, work: () => Promise<Priced>): Promise<void> {
    const reservation = maximum > 0 ? await this.reserve(ctx, maximum) : null
    try {
      const { cost, answer } = await work()
      if (!reservation && typeof answer === 'object')
        return await this.answers.send(ctx, withCharge(answer, cost))
      await this.answers.commit(ctx, async (tx) => {
        const outcome = typeof answer === 'object' ? answer : await answer(tx)
        if (reservation && !(await this.billing.settle(reservation, cost, new Date(), tx)))
          throw new Error('the reservation ended before the request')
        return withCharge(outcome, cost)
      })
    } catch (error) {
      if (reservation) await this.billing.release(reservation, new Date())
      throw error
    }
  }

  /** Reserves for a request; gives the reservation's id. With `tx` and `until` for work that outlives the request. */
  async reserve(ctx: HttpContext, amount: number, until?: Date, tx?: SqlTransaction): Promise<string> {
    const key = ctx.auth.use('key').getUserOrFail()
    const now = new Date()
    const id = newId('res')
    const refused = await this.billing.reserve(
      {
        id,
        workspaceId: key.workspaceId,
        keyId: key.id,
        route: `${ctx.request.method()} ${ctx.route!.pattern}`,
        amount,
        dailyBudget: key.dailyBudget,
        monthlyBudget: key.monthlyBudget,
        now,
        expiresAt: until ?? new Date(now.getTime() + HOLD_MS),
      },
      tx
    )
    if (refused === 'insufficient_acu') throw await noCredits(tx ?? this.sql, key.workspaceId)
    if (refused) throw new DomainError(refused)
    return id
  }
}

const withCharge = (outcome: ResponseData, cost: number): ResponseData => ({
  ...outcome,
  meta: { credits_charged: cost, ...outcome.meta },
})
