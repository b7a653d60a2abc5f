import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Loaded } from '../shared/loaded'
import { UsageBars } from '../shared/usage_bars'
import { useUsage } from '../usage/usage'

/** Number of days in the chart, the same as `useDaysLeft` reads, so that one request serves both. */
const DAYS = 31

/** The credits of each day, with a link to what they were spent on. */
export function ChargedPerDay() {
  const workspace = useSlug()
  return (
    <section className="card" aria-label="Charged per day">
      <header className="row between">
        <h3>Charged per day</h3>
        <span className="small">
          <Link to="/w/$workspace/usage" params={{ workspace }}>
            By capability and key
          </Link>
        </span>
      </header>
      <Loaded query={useUsage(DAYS)} shape="chart">
        {({ from_day, to_day, usage }) => (
          <UsageBars what="credits" from={from_day} to={to_day} usage={usage} />
        )}
      </Loaded>
    </section>
  )
}
