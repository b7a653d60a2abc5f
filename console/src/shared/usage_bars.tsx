import { Chart } from './chart'
import { dayName } from './format'

type Usage = { day: string; requests: number; acu_charged: number }
type Props = { what: 'requests' | 'credits'; from: string; to: string; usage: readonly Usage[] }

/** Requests or credits per UTC day. */
export function UsageBars({ what, from, to, usage }: Props) {
  const bars = sumByDay(from, to, usage, (item) => (what === 'requests' ? item.requests : item.acu_charged))
  const name = what === 'requests' ? 'Requests' : 'Credits'
  return (
    <Chart label={`${name} per day, ${bars.length} days`} bars={bars} from={dayName(from)} to={dayName(to)} />
  )
}
/** Sums the values of each day from `from` to `to`. Days without items have 0. */
function sumByDay<T extends { day: string }>(
  from: string,
  to: string,
  items: readonly T[],
  value: (item: T) => number
) {
  const sums = new Map<string, number>()
  for (const item of items) sums.set(item.day, (sums.get(item.day) ?? 0) + value(item))
  const days: { title: string; value: number }[] = []
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10)
    days.push({ title: dayName(day), value: sums.get(day) ?? 0 })
  }
  return days
}
