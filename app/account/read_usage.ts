import { inject } from '@adonisjs/core'
import { Billing } from '#domain/billing/billing'
import { utcDay } from '#domain/billing/periods'
import { Sql } from '#domain/ports/sql'
import { UsageRecorder } from '#app/access/usage_recorder'

type DailyUsage = { day: string; route: string; requests: number; acu_charged: number }

export const USAGE_DAYS = 31
const DAY_MS = 24 * 60 * 60 * 1000

@inject()
export class ReadUsage {
  constructor(
    private readonly sql: Sql,
    private readonly billing: Billing,
    private readonly recorder: UsageRecorder
  ) {}

  /** Returns requests and charges by UTC day and route, newest day first. */
  async run(workspaceId: string, now: Date, days = USAGE_DAYS) {
    await this.recorder.flush()
    const fromDay = utcDay(new Date(now.getTime() - (days - 1) * DAY_MS))
    const counted = await this.sql.select<{ day: string; route: string; requests: number }>(
      'SELECT day, route, requests FROM usage_days WHERE workspace_id = ? AND day >= ?',
      [workspaceId, fromDay]
    )
    const usage = new Map<string, DailyUsage>()
    for (const { day, route, requests } of counted)
      usage.set(`${day} ${route}`, { day, route, requests: Number(requests), acu_charged: 0 })
    for (const { day, route, acu } of await this.billing.charges(workspaceId, fromDay)) {
      const known = usage.get(`${day} ${route}`)
      usage.set(`${day} ${route}`, { day, route, requests: known?.requests ?? 0, acu_charged: acu })
    }
    return { fromDay, toDay: utcDay(now), usage: [...usage.values()].sort(newestFirst) }
  }
}

const newestFirst = (a: DailyUsage, b: DailyUsage): number =>
  a.day === b.day ? (a.route < b.route ? -1 : 1) : a.day < b.day ? 1 : -1
