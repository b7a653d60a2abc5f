import { HourBars } from '../shared/hour_bars'
import { count } from '../shared/format'
import type { Monitor } from './monitors'

/** The people whom each of the last rounds reported, as a small chart. A failed round is red. */
export function LastRounds({ of: { last_rounds } }: { of: Monitor }) {
  if (last_rounds.length === 0) return <span className="quiet">–</span>
  const people = last_rounds.reduce((sum, { created, changed }) => sum + created + changed, 0)
  const text = `${count(people)} in ${count(last_rounds.length)} ${last_rounds.length === 1 ? 'round' : 'rounds'}`
  const label = `People reported: ${text}`
  return (
    <span className="who">
      <HourBars
        label={label}
        slots={last_rounds.map(({ ended_at, created, changed, error }) => ({
          at: ended_at,
          value: error ? 1 : created + changed,
          bad: error ? 1 : 0,
        }))}
      />
      <span className="quiet small">{text}</span>
    </span>
  )
}
