import { Link } from '@tanstack/react-router'
import { CostByCapability, CostByKey } from '../usage/cost_ranking'
import { useUsage } from '../usage/usage'
import { useSlug } from '../api/session'
import { Loaded } from '../shared/loaded'
import { UsageBars } from '../shared/usage_bars'

export const SPEND_DAYS = 31

/** Credits and requests per day. */
export function SpendPanel() {
  const workspace = useSlug()
  return (
    <section aria-label="Spend">
      <header className="row between">
        <h2>Spend, {SPEND_DAYS} days</h2>
        <Link to="/w/$workspace/usage" params={{ workspace }}>
          Usage
        </Link>
      </header>
      <div className="card">
        <Loaded query={useUsage(SPEND_DAYS)} shape="page">
          {({ from_day, to_day, usage }) => (
            <>
              <h3>Credits per day</h3>
              <UsageBars what="credits" from={from_day} to={to_day} usage={usage} />
              <h3>Requests per day</h3>
              <UsageBars what="requests" from={from_day} to={to_day} usage={usage} />
            </>
          )}
        </Loaded>
      </div>
    </section>
  )
}

/** What the credits were spent on, and by which keys. */
export function CostPanel() {
  return (
    <section aria-label="Costs">
      <h2>What costs most, {SPEND_DAYS} days</h2>
      <div className="card">
        <Loaded query={useUsage(SPEND_DAYS)} shape="chart">
          {({ usage, keys }) => (
            <>
              <h3>By capability</h3>
              <CostByCapability usage={usage} />
              <h3>By key</h3>
              <CostByKey keys={keys} />
            </>
          )}
        </Loaded>
      </div>
    </section>
  )
}
