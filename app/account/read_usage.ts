import type { Sql } from '#domain/ports/sql'
import type { Billing } from '#domain/billing/billing'

export type DailyUsage = { day: string; route: string; requests: number; acu_charged: number }

/** A workspace's requests and charges by UTC day and route from `fromDay` on, newest day first. */
export async function readUsage(
  sql: Sql,
  billing: Billing,
  workspaceId: string,
  fromDay: string
): Promise<DailyUsage[]> {
  const counted = await sql.select<{ day: string; route: string; requests: number }>(
    'SELECT day, route, requests FROM usage_days WHERE workspace_id = ? AND day >= ?',
    [workspaceId, fromDay]
  )
  const usage = new Map<string, DailyUsage>()
  for (const { day, route, requests } of counted)
    usage.set(`${day} ${route}`, { day, route, requests: Number(requests), acu_charged: 0 })
  for (const { day, route, acu } of await billing.charges(workspaceId, fromDay)) {
    const known = usage.get(`${day} ${route}`)
    usage.set(`${day} ${route}`, { day, route, requests: known?.requests ?? 0, acu_charged: acu })
  }
  return [...usage.values()].sort((a, b) =>
    a.day === b.day ? (a.route < b.route ? -1 : 1) : a.day < b.day ? 1 : -1
  )
}
