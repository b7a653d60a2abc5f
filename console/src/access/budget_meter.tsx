import { BUDGET_ALERTS } from '#domain/billing/budget_alerts'
import { count } from '../shared/format'
import { Progress } from '../shared/progress'

/** The share of a budget from which the bar warns, and alerts are sent. */
const HIGH = BUDGET_ALERTS[0] / 100

/** Shows how much of a limit is spent. A null limit means that there is no budget. */
export function BudgetMeter({ label, spent, limit }: { label: string; spent: number; limit: number | null }) {
  if (limit === null)
    return (
      <span className="meter">
        {count(spent)} <span className="quiet small">no budget</span>
      </span>
    )
  return (
    <span className="meter">
      <span>
        {count(spent)} of {count(limit)}
      </span>
      <Progress label={label} of={limit} done={spent} color={spent >= limit * HIGH ? 'orange' : undefined} />
    </span>
  )
}
