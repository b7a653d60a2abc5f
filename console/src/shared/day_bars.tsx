import { count } from './format'

type Day = { day: string; value: number }

/** Bars by day. The table beside it says the same in words, so it is a picture to readers of the screen. */
export function DayBars({ days, label }: { days: Day[]; label: string }) {
  const most = Math.max(1, ...days.map(({ value }) => value))
  const width = 100 / days.length
  return (
    <figure className="bars">
      <svg viewBox="0 0 100 30" preserveAspectRatio="none" role="img" aria-label={label}>
        {days.map(({ day, value }, i) => (
          <rect
            key={day}
            x={i * width + width * 0.1}
            y={30 - (value / most) * 29}
            width={width * 0.8}
            height={(value / most) * 29}
          >
            <title>{`${day}: ${count(value)}`}</title>
          </rect>
        ))}
      </svg>
      <figcaption className="row between quiet">
        <span>{days[0]?.day}</span>
        <span>most {count(most)}</span>
        <span>{days.at(-1)?.day}</span>
      </figcaption>
    </figure>
  )
}

/** Every day from one to another with what it adds up to, also those without anything. */
export function sumByDay<T extends { day: string }>(
  from: string,
  to: string,
  items: readonly T[],
  value: (item: T) => number
): Day[] {
  const sums = new Map<string, number>()
  for (const item of items) sums.set(item.day, (sums.get(item.day) ?? 0) + value(item))
  const days: Day[] = []
  for (let time = Date.parse(from); time <= Date.parse(to); time += 86_400_000) {
    const day = new Date(time).toISOString().slice(0, 10)
    days.push({ day, value: sums.get(day) ?? 0 })
  }
  return days
}
