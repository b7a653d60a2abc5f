import { Link } from '@tanstack/react-router'
import { byRoute, useUsage } from '../account/usage'
import { useSlug } from '../session/session'
import { DayBars, sumByDay } from '../shared/day_bars'
import { Loaded } from '../shared/loaded'
import { creditsColumn, routeColumn, worthColumn } from '../shared/route_columns'
import { Table } from '../shared/table'

const DAYS = 31
const ROUTES = 8

/** What was spent, by day and by route. */
export function SpendPanel() {
  const workspace = useSlug()
  const usage = useUsage(DAYS)
  return (
    <section aria-label="Spend">
      <h2>Spend, {DAYS} days</h2>
      <Loaded query={usage}>
        {({ from_day, to_day, usage: items }) => (
          <div className="columns">
            <section className="card">
              <h3>Credits a day</h3>
              <DayBars
                label={`Credits a day, ${DAYS} days`}
                days={sumByDay(from_day, to_day, items, ({ acu_charged }) => acu_charged)}
              />
              <h3>Requests a day</h3>
              <DayBars
                label={`Requests a day, ${DAYS} days`}
                days={sumByDay(from_day, to_day, items, ({ requests }) => requests)}
              />
            </section>
            <section>
              <Table
                caption="Spend by route"
                items={byRoute(items).slice(0, ROUTES)}
                idOf={({ route }) => route}
                empty={<p>Nothing was asked in these days.</p>}
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
              />
            </section>
          </div>
        )}
      </Loaded>
    </section>
  )
}
