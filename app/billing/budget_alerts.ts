import { alertAt } from '#domain/billing/budget_alerts'
import type { Charge } from '#domain/billing/billing'
import type { SqlTransaction } from '#domain/ports/sql'
import { enqueueEvent } from '#app/webhooks/outbox'

type Row = {
  name: string
  daily_budget: unknown
  monthly_budget: unknown
  period: string
  posted: unknown
}

/**
 * Sends `budget.reached` when a charge brings a key's spend to an alert percentage of a budget, in the
 * transaction of the charge. Sends it once per key, period and percentage. A charge that reaches two
 * percentages sends the higher one.
 */
export async function alertBudgets(tx: SqlTransaction, charge: Charge): Promise<void> {
  const { workspaceId, keyId, day, month, now } = charge
  const rows = await tx.select<Row>(
    `SELECT k.name, k.daily_budget, k.monthly_budget, s.period, s.posted
     FROM api_keys k JOIN key_spend s ON s.key_id = k.id
     WHERE k.id = ? AND s.period IN (?, ?) AND (k.daily_budget > 0 OR k.monthly_budget > 0)
     ORDER BY s.period`,
    [keyId, day, month]
  )
  for (const { name, daily_budget, monthly_budget, period, posted } of rows) {
    const isDay = period === day
    const [spent, budget] = [Number(posted), Number(isDay ? daily_budget : monthly_budget)]
    const percent = budget > 0 ? alertAt(spent, budget) : null
    if (percent === null || !(await markAlerted(tx, keyId, period, percent))) continue
    const data = { key_id: keyId, name, period: isDay ? 'day' : 'month', percent, budget, spent }
    await enqueueEvent(tx, { workspaceId, type: 'budget.reached', data }, now)
  }
}

/**
 * Marks the alert as sent. Returns false if it was sent before. The condition on the row lets only
 * one of several processes send it.
 */
async function markAlerted(
  tx: SqlTransaction,
  keyId: string,
  period: string,
  percent: number
): Promise<boolean> {
  const marked = await tx.run(
    'UPDATE key_spend SET alerted = ? WHERE key_id = ? AND period = ? AND alerted < ?',
    [percent, keyId, period, percent]
  )
  return marked > 0
}
