import { count, exactly } from './format'

type Slot = { at: string; value: number }
type Props = { slots: Slot[]; label: string; tone?: 'bad'; show?: (value: number) => string }

/** Bars over time. The figures beside them say the same in words, so they are a picture to readers of the screen. */
export function TimeBars({ slots, label, tone, show = count }: Props) {
  const most = Math.max(...slots.map(({ value }) => value), 0)
  const width = 100 / Math.max(1, slots.length)
  return (
    <figure className={tone ? `bars ${tone}` : 'bars'}>
      <svg viewBox="0 0 100 30" preserveAspectRatio="none" role="img" aria-label={label}>
        {slots
          .map((slot, i) => ({ ...slot, i }))
          .filter(({ value }) => value > 0)
          .map(({ at, value, i }) => (
            <rect
              key={at}
              x={i * width + width * 0.1}
              y={30 - (value / most) * 29}
              width={width * 0.8}
              height={(value / most) * 29}
            >
              <title>{`${exactly(at)}: ${show(value)}`}</title>
            </rect>
          ))}
      </svg>
      <figcaption className="row between quiet">
        <span>{slots[0] && exactly(slots[0].at)}</span>
        <span>most {show(most)}</span>
      </figcaption>
    </figure>
  )
}
