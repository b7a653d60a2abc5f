const [WIDTH, HEIGHT, BAR] = [5, 24, 4]
/** Minimum height in pixels of a bar that is not empty, so that a small bar stays visible beside others. */
const MIN = 3

type Slot = { at: string; value: number; bad: number }

/** A small chart for a row of a table: one bar per hour. The bad part of a bar is red. */
export function HourBars({ label, slots }: { label: string; slots: readonly Slot[] }) {
  const most = Math.max(1, ...slots.map(({ value }) => value))
  const heightOf = (part: number) => (part === 0 ? 0 : Math.max(MIN, (part / most) * HEIGHT))
  return (
    <svg className="hours" width={slots.length * WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <title>{label}</title>
      {slots.map(({ at, value, bad }, i) => (
        <g key={at}>
          <rect className="none" x={i * WIDTH} y={HEIGHT - 1} width={BAR} height={1} />
          <rect
            className="bar"
            x={i * WIDTH}
            y={HEIGHT - heightOf(value)}
            width={BAR}
            height={heightOf(value)}
          />
          <rect
            className="bar bad"
            x={i * WIDTH}
            y={HEIGHT - heightOf(bad)}
            width={BAR}
            height={heightOf(bad)}
          />
        </g>
      ))}
    </svg>
  )
}
