import { Link } from '@tanstack/react-router'
import { byRoute, useUsage } from '../account/usage'
import { useSlug } from '../api/session'
import { Loaded } from '../shared/loaded'
import { creditsColumn, routeColumn, worthColumn } from '../shared/route_columns'
import { Table } from '../shared/table'
import { UsageBars } from '../shared/usage_bars'

const DAYS = 31
const ROUTES = 8

/** Credits and requests per day, and the most expensive routes. */
export function SpendPanel() {
  const workspace = useSlug()
  return (
    <section aria-label="Spend">
      <h2>Spend, {DAYS} days</h2>
      <Loaded query={useUsage(DAYS)} shape="page">
        {({ from_day, to_day, usage }) => (
          <div className="columns">
            <section className="card">
              <h3>Credits per day</h3>
              <UsageBars what="credits" from={from_day} to={to_day} usage={usage} />
              <h3>Requests per day</h3>
              <UsageBars what="requests" from={from_day} to={to_day} usage={usage} />
            </section>
            <section>
              <Table
                caption="Spend by route"
                items={byRoute(usage).slice(0, ROUTES)}
                idOf={({ route }) => route}
                empty="No requests in this period."
                sortParam="sort_2"
                columns={[
                  {
                    ...routeColumn,
                    cell: ({ route }) => (
                      <Link to="/w/$workspace/credits" params={{ workspace }} search={{ route }}>
                        <code>{route}</code>
                      </Link>
                    ),
                  },
                  creditsColumn,
                  worthColumn,
                ]}
                isWhole
              />
            </section>
          </div>
        )}
      </Loaded>
    </section>
  )
}
