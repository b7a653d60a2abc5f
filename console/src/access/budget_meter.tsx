import { BUDGET_ALERTS } from '#domain/billing/budget_alerts'
import { count } from '../shared/format'
import { Progress } from '../shared/progress'

/** The share of a budget from which the bar warns, and alerts are sent. */
export const HIGH = BUDGET_ALERTS[0] / 100

/**
 * `of` is the name of the key. A null limit means that there is no budget. With `isTitled`, the
 * column's title says the period, and the bar is short.
 */
type Props = { period: string; of: string; spent: number; limit: number | null; isTitled?: boolean }

/** Shows how much of a key's limit is spent in a period. */
export function BudgetMeter({ period, of: name, spent, limit, isTitled = false }: Props) {
  if (limit === null)
    return (
      <span>
        {count(spent)} <span className="quiet small">{isTitled ? 'no budget' : `${period}, no budget`}</span>
      </span>
    )
  return (
    <span className="meter">
      <span>
        {count(spent)} of {count(limit)} {!isTitled && <span className="quiet small">{period}</span>}
      </span>
      <Progress
        label={`${name} ${period}`}
        of={limit}
        done={spent}
        isShort={isTitled}
        color={spent >= limit * HIGH ? 'orange' : undefined}
      />
    </span>
  )
}
