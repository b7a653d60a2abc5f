import { Link } from '@tanstack/react-router'
import { CostByCapability, CostByKey } from '../account/cost_ranking'
import { useUsage } from '../account/usage'
import { useSlug } from '../api/session'
import { Loaded } from '../shared/loaded'
import { UsageBars } from '../shared/usage_bars'

export const SPEND_DAYS = 31

/** Credits per day, and what they were spent on. */
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
      <Loaded query={useUsage(SPEND_DAYS)} shape="page">
        {({ from_day, to_day, usage, keys }) => (
          <div className="columns">
            <section className="card">
              <h3>Credits per day</h3>
              <UsageBars what="credits" from={from_day} to={to_day} usage={usage} />
            </section>
            <section className="card">
              <h3>What costs most</h3>
              <CostByCapability usage={usage} />
              <h3>Which key</h3>
              <CostByKey keys={keys} />
            </section>
          </div>
        )}
      </Loaded>
    </section>
  )
}
