import { type DailyCharge, newestDayFirst } from '#domain/billing/daily_charges'
import { budgetPeriods } from '#domain/billing/periods'
import type { Balance, Spend } from '#domain/billing/billing'
import type { Sql } from '#domain/ports/sql'

type Totals<Name extends string> = Record<Name, unknown>

export async function readBalance(sql: Sql, workspaceId: string): Promise<Balance> {
  const [row] = await sql.select<Totals<'granted' | 'posted' | 'pending'>>(
    'SELECT granted, posted, pending FROM accounts WHERE workspace_id = ?',
    [workspaceId]
  )
  if (!row) return { granted: 0, posted: 0, pending: 0 }
  return { granted: Number(row.granted), posted: Number(row.posted), pending: Number(row.pending) }
}

export async function readSpend(sql: Sql, keyId: string, now: Date): Promise<{ day: Spend; month: Spend }> {
  const { day, month } = budgetPeriods(now)
  const rows = await sql.select<{ period: string } & Totals<'posted' | 'pending'>>(
    'SELECT period, posted, pending FROM key_spend WHERE key_id = ? AND period IN (?, ?)',
    [keyId, day, month]
  )
  const of = (period: string): Spend => {
    const row = rows.find((each) => each.period === period)
    return { posted: Number(row?.posted ?? 0), pending: Number(row?.pending ?? 0) }
  }
  return { day: of(day), month: of(month) }
}

export async function readCharges(sql: Sql, workspaceId: string, fromDay: string): Promise<DailyCharge[]> {
  const rows = await sql.select<{ day: string; route: string; acu: unknown }>(
    `SELECT day, route, SUM(charged) AS acu FROM reservations
     WHERE workspace_id = ? AND day >= ? AND charged > 0 GROUP BY day, route`,
    [workspaceId, fromDay]
  )
  // Sorted here, because text order in SQL depends on the collation.
  return rows.map(({ day, route, acu }) => ({ day, route, acu: Number(acu) })).sort(newestDayFirst)
}
