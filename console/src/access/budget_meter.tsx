import { count } from '../shared/format'

/** Shows how much of a limit is spent. A null limit means that there is no budget. */
export function BudgetMeter({ label, spent, limit }: { label: string; spent: number; limit: number | null }) {
  if (limit === null)
    return (
      <span>
        {count(spent)} <span className="quiet">no budget</span>
      </span>
    )
  return (
    <span className="meter">
      <meter
        aria-label={label}
        min={0}
        max={limit}
        value={Math.min(spent, limit)}
        high={limit * 0.8}
        optimum={0}
      />
      {count(spent)} of {count(limit)}
    </span>
  )
}
