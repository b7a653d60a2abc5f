import { Link } from '@tanstack/react-router'
import { byRoute, useUsage } from '../account/usage'
import { useSlug } from '../session/session'
import { DayBars, sumByDay } from '../shared/day_bars'
import { count, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
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
                    title: 'Route',
                    sort: 'route',
                    value: ({ route }) => route,
                    cell: ({ route }) => (
                      <Link to="/w/$workspace/credits" params={{ workspace }} search={{ route }}>
                        <code>{route}</code>
                      </Link>
                    ),
                  },
                  {
                    title: 'Credits',
                    number: true,
                    sort: 'credits',
                    value: ({ acu_charged }) => acu_charged,
                    cell: ({ acu_charged }) => count(acu_charged),
                  },
                  { title: 'Worth', number: true, cell: ({ acu_charged }) => worth(acu_charged) },
                ]}
              />
            </section>
          </div>
        )}
      </Loaded>
    </section>
  )
}
