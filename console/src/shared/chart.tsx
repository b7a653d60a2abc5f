import { useState } from 'react'
import { niceMaximum } from './chart_scale'
import { count } from './format'

/** `bad` is the part of the value that is drawn as an error. */
type Bar = { title: string; value: number; bad?: number }
type Props = {
  label: string
  bars: readonly Bar[]
  /** Shown below the first bar and the last one. */
  from?: string
  to?: string
  tone?: 'bad'
  show?: (value: number) => string
  /** Replaces the bars if all values are 0. */
  empty?: string
}

const HEIGHT = 100
/** A chart with fewer bars names only its ends. */
const MIN_FOR_MIDDLE = 12
/** The width of a bar as a share of the space for one bar. */
const FILLED = 0.76

/** A bar chart with axes. A tip shows the value below the pointer; screen readers announce a summary. */
export function Chart({
  label,
  bars,
  from,
  to,
  tone,
  show = count,
  empty = 'Nothing in this period',
}: Props) {
  const [at, setAt] = useState<number | null>(null)
  const highest = bars.reduce((most, bar) => (bar.value > most.value ? bar : most), { title: '', value: 0 })
  const top = niceMaximum(highest.value)
  const width = 100 / Math.max(1, bars.length)
  const bar = at === null ? undefined : bars[at]
  const summary = highest.value === 0 ? empty : `Highest: ${show(highest.value)}, ${highest.title}`
  return (
    <figure className={tone ? `chart ${tone}` : 'chart'} onPointerLeave={() => setAt(null)}>
      <div className="plot">
        <div className="axis y" aria-hidden="true">
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{show(value)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 100 ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${label}. ${summary}`}
        >
          {[0, 0.5, 1].map((share) => (
            <line key={share} x1="0" x2="100" y1={share * HEIGHT} y2={share * HEIGHT} />
          ))}
          {bars.map(({ title, value, bad = 0 }, i) => (
            <g key={title} onPointerEnter={() => setAt(i)}>
              <rect className={at === i ? 'hit on' : 'hit'} x={i * width} width={width} height={HEIGHT} />
              <rect
                className="bar"
                x={(i + (1 - FILLED) / 2) * width}
                y={HEIGHT - (value / top) * HEIGHT}
                width={width * FILLED}
                height={(value / top) * HEIGHT}
              />
              {bad > 0 && (
                <rect
                  className="bar bad"
                  x={(i + (1 - FILLED) / 2) * width}
                  y={HEIGHT - (bad / top) * HEIGHT}
                  width={width * FILLED}
                  height={(bad / top) * HEIGHT}
                />
              )}
            </g>
          ))}
        </svg>
        {bar && (
          <div className="tip" aria-hidden="true" style={{ '--at': (at! + 0.5) / bars.length } as object}>
            <span className="quiet">{bar.title}</span>
            <strong>{show(bar.value)}</strong>
            {bar.bad !== undefined && (
              <span className={bar.bad > 0 ? 'bad' : 'quiet'}>{show(bar.bad)} with an error</span>
            )}
          </div>
        )}
        <div className="axis x" aria-hidden="true">
          <span>{from}</span>
          {from && bars.length >= MIN_FOR_MIDDLE && <span>{bars[Math.floor(bars.length / 2)].title}</span>}
          <span>{to}</span>
        </div>
      </div>
      {highest.value === 0 && (
        <p className="none" aria-hidden="true">
          <span>{empty}</span>
        </p>
      )}
      <figcaption className="value quiet" aria-hidden="true">
        {highest.value > 0 && summary}
      </figcaption>
    </figure>
  )
}
