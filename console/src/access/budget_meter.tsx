import { count } from '../shared/format'

/** The part of a budget that was spent. */
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
