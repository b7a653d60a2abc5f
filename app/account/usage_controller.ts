import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { namedBuckets } from '#domain/access/rate_limits'
import { periodEnds } from '#domain/billing/periods'
import { Billing, type Spend } from '#domain/billing/billing'
import { RateBuckets } from '#domain/ports/rate_buckets'
import type { Caller } from '#app/access/callers'
import { success } from '#app/shared/http/envelope'
import { ReadUsage } from './read_usage.js'

@inject()
export default class UsageController {
  constructor(
    private readonly billing: Billing,
    private readonly buckets: RateBuckets,
    private readonly reading: ReadUsage
  ) {}

  async handle(ctx: HttpContext) {
    const key = ctx.auth.use('key').getUserOrFail()
    const now = new Date()
    const { usage } = await this.reading.run(key.workspaceId, now)
    return success(ctx, {
      limits: await this.#limits(key, now),
      usage,
      budgets: await this.#budgets(key, now),
    })
  }

  async #limits(key: Caller, now: Date) {
    const named = namedBuckets(key, key.workspace)
    const states = await this.buckets.peek(
      named.map(({ bucket }) => bucket),
      now.getTime()
    )
    return named.map(({ name, bucket }, i) => ({
      bucket: name,
      limit: states[i].limit,
      remaining: states[i].remaining,
      reset: states[i].resetSeconds,
      window_seconds: bucket.windowSeconds,
    }))
  }

  async #budgets(key: Caller, now: Date) {
    const spend = await this.billing.spend(key.id, now)
    const ends = periodEnds(now)
    const budget = (limit: number | null, { posted, pending }: Spend, end: Date) => ({
      limit,
      used: posted,
      reserved: pending,
      resets_at: end.toISOString(),
    })
    return {
      daily: budget(key.dailyBudget, spend.day, ends.day),
      monthly: budget(key.monthlyBudget, spend.month, ends.month),
    }
  }
}
