import { count } from './format'

type Bar = { title: string; value: number }
type Props = {
  label: string
  bars: Bar[]
  /** Shown below the first bar and the last one. */
  from?: string
  to?: string
  tone?: 'bad'
  show?: (value: number) => string
}

/** A bar chart, which screen readers announce as one image. */
export function Bars({ label, bars, from, to, tone, show = count }: Props) {
  const highest = Math.max(...bars.map(({ value }) => value), 0)
  const width = 100 / Math.max(1, bars.length)
  return (
    <figure className={tone ? `bars ${tone}` : 'bars'}>
      <svg viewBox="0 0 100 30" preserveAspectRatio="none" role="img" aria-label={label}>
        {bars.map(({ title, value }, i) => {
          const height = highest > 0 ? (value / highest) * 29 : 0
          return (
            <rect key={title} x={i * width + width * 0.1} y={30 - height} width={width * 0.8} height={height}>
              <title>{`${title}: ${show(value)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="row between quiet">
        <span>{from}</span>
        <span>highest {show(highest)}</span>
        <span>{to}</span>
      </figcaption>
    </figure>
  )
}
