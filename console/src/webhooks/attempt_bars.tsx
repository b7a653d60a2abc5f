import { count } from '../shared/format'
import { type Activity, attemptsInWords } from './activity'

const [WIDTH, HEIGHT, BAR] = [5, 24, 4]
/** A bar with one attempt stays visible beside a bar with many. */
const MIN = 3

/** The attempts of the last 24 hours, one bar per hour. The failed part of a bar is red. */
export function AttemptBars({ of: { slots, attempts, accepted } }: { of: Activity }) {
  const most = Math.max(1, ...slots.map((slot) => slot.attempts))
  const heightOf = (part: number) => (part === 0 ? 0 : Math.max(MIN, (part / most) * HEIGHT))
  const label = `${attemptsInWords(attempts)} in 24 hours, ${count(attempts - accepted)} failed`
  return (
    <svg className="attempts" width={slots.length * WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <title>{label}</title>
      {slots.map((slot, i) => {
        const [all, failed] = [heightOf(slot.attempts), heightOf(slot.attempts - slot.accepted)]
        return (
          <g key={slot.at}>
            <rect className="none" x={i * WIDTH} y={HEIGHT - 1} width={BAR} height={1} />
            <rect className="bar" x={i * WIDTH} y={HEIGHT - all} width={BAR} height={all} />
            <rect className="bar bad" x={i * WIDTH} y={HEIGHT - failed} width={BAR} height={failed} />
          </g>
        )
      })}
    </svg>
  )
}
