import { Chart } from '../shared/chart'
import { minute } from '../shared/format'
import type { MonitorDetails } from './monitors'

type Props = { items: MonitorDetails['rounds']['items'] }

/** The people whom each shown round reported, as new or as changed, oldest round first. */
export function RoundsChart({ items }: Props) {
  if (items.length < 2) return null
  const bars = items.toReversed().map(({ ended_at, created, changed }) => ({
    title: minute(ended_at),
    value: created + changed,
  }))
  return (
    <div className="card">
      <h3>People reported per round</h3>
      <Chart
        label="People reported per round"
        bars={bars}
        from={bars[0]!.title}
        to={bars.at(-1)!.title}
        empty="No round reported anybody"
      />
    </div>
  )
}
