import { count } from '../shared/format'
import { BudgetMeter } from './budget_meter'
import type { Key } from './keys'

/** What a key spent today and this month, each with its budget if it has one. */
export function Spend({ of: key }: { of: Key }) {
  const { name, spent_today, spent_this_month, daily_budget, monthly_budget } = key
  if (daily_budget === null && monthly_budget === null)
    return (
      <span className="meter">
        {count(spent_today)} today
        <span className="quiet small">{count(spent_this_month)} this month, no budget</span>
      </span>
    )
  return (
    <span className="meter">
      <BudgetMeter period="today" of={name} spent={spent_today} limit={daily_budget} />
      <BudgetMeter period="this month" of={name} spent={spent_this_month} limit={monthly_budget} />
    </span>
  )
}
