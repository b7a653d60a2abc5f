import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DomainError } from '#domain/errors'
import { Billing } from '#domain/billing/billing'
import { Sql, type SqlTransaction } from '#domain/ports/sql'
import { chargedBy } from '#app/shared/http/charged_by'
import { Responses, type ResponseData } from '#app/shared/http/responses'
import { newId } from '#app/shared/new_id'
import { noCredits } from './no_credits.js'

/**
 * How long the reservation of a request lasts, in ms. A request that takes longer fails and is not
 * charged.
 */
const RESERVATION_MS = 15 * 60 * 1000

/**
 * The response of a priced request and its cost in ACU, at most the reserved maximum. An `answer`
 * function is called in the transaction that charges the request.
 */
export type Priced = {
  cost: number
  answer: ResponseData | ((tx: SqlTransaction) => ResponseData | Promise<ResponseData>)
}

/** Runs priced requests: reserves the maximum cost, then charges the actual cost. */
@inject()
export class Charges {
  constructor(
    private readonly billing: Billing,
    private readonly responses: Responses,
    private readonly sql: Sql
  ) {}

  /**
   * Reserves `maximum` ACU, runs `work` and responds with `meta.credits_charged`. Charges nothing
   * when `work` throws. Throws billing errors before `work` runs.
   */
  async answer(ctx: HttpContext, maximum: number, work: () => Promise<Priced>): Promise<void> {
    const reservation = maximum > 0 ? await this.reserve(ctx, maximum) : null
    try {
      const { cost, answer } = await work()
      if (!reservation && typeof answer === 'object')
        return await this.responses.send(ctx, withCharge(answer, cost))
      await this.responses.commit(ctx, async (tx) => {
        const outcome = typeof answer === 'object' ? answer : await answer(tx)
        if (reservation && !(await this.billing.settle(reservation, cost, new Date(), tx)))
          throw new Error('the reservation ended before the request')
        return withCharge(outcome, cost)
      })
      chargedBy.set(ctx, cost)
    } catch (error) {
      if (reservation) await this.billing.release(reservation, new Date())
      throw error
    }
  }

  /**
   * Like `answer`, for a response without an envelope. Charges the cost of `work`, then returns its
   * value.
   */
  async during<T>(
    ctx: HttpContext,
    maximum: number,
    work: () => Promise<{ cost: number; value: T }>
  ): Promise<T> {
    if (maximum === 0) return (await work()).value
    const reservation = await this.reserve(ctx, maximum)
    try {
      const { cost, value } = await work()
      if (!(await this.billing.settle(reservation, cost, new Date())))
        throw new Error('the reservation ended before the request')
      chargedBy.set(ctx, cost)
      return value
    } catch (error) {
      await this.billing.release(reservation, new Date())
      throw error
    }
  }

  /**
   * Reserves ACU and returns the reservation's id. Throws billing errors. Work that outlives the
   * request passes `until` and `tx`.
   */
  async reserve(ctx: HttpContext, amount: number, until?: Date, tx?: SqlTransaction): Promise<string> {
    const key = ctx.auth.use('key').getUserOrFail()
    const now = new Date()
    const id = newId('res')
    const refusal = await this.billing.reserve(
      {
        id,
        workspaceId: key.workspaceId,
        keyId: key.id,
        route: `${ctx.request.method()} ${ctx.route!.pattern}`,
        amount,
        dailyBudget: key.dailyBudget,
        monthlyBudget: key.monthlyBudget,
        now,
        expiresAt: until ?? new Date(now.getTime() + RESERVATION_MS),
      },
      tx
    )
    if (refusal === 'insufficient_acu') throw await noCredits(tx ?? this.sql, key.workspaceId)
    if (refusal) throw new DomainError(refusal)
    return id
  }
}

const withCharge = (outcome: ResponseData, cost: number): ResponseData => ({
  ...outcome,
  meta: { credits_charged: cost, ...outcome.meta },
})
