import { useNavigate, useSearch } from '@tanstack/react-router'
import { Choice } from '../shared/choice'
import { DayBars, sumByDay } from '../shared/day_bars'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { creditsColumn, requestsColumn, routeColumn, worthColumn } from '../shared/route_columns'
import { Table } from '../shared/table'
import { byRoute, useUsage } from './usage'

const PERIODS = [
  { value: '7', text: '7 days' },
  { value: '31', text: '31 days' },
  { value: '92', text: '92 days' },
] as const

export function UsagePage() {
  const { days = '31' } = useSearch({ from: '/w/$workspace/usage' })
  const navigate = useNavigate({ from: '/w/$workspace/usage' })
  const usage = useUsage(Number(days))
  return (
    <Page title="Usage">
      <Choice
        label="Period"
        options={PERIODS}
        value={days}
        onChange={(days) => navigate({ search: (now) => ({ ...now, days }) })}
      />
      <Loaded query={usage}>
        {({ from_day, to_day, usage: items }) => (
          <>
            <div className="columns">
              <section className="card">
                <h2>Requests a day</h2>
                <DayBars
                  label={`Requests a day, ${days} days`}
                  days={sumByDay(from_day, to_day, items, ({ requests }) => requests)}
                />
              </section>
              <section className="card">
                <h2>Credits a day</h2>
                <DayBars
                  label={`Credits a day, ${days} days`}
                  days={sumByDay(from_day, to_day, items, ({ acu_charged }) => acu_charged)}
                />
              </section>
            </div>
            <h2>By route</h2>
            <Table
              caption="Usage by route"
              items={byRoute(items)}
              idOf={({ route }) => route}
              empty={<p>Nothing was asked in these days.</p>}
              columns={[routeColumn, requestsColumn, creditsColumn, worthColumn]}
            />
            <h2>By day</h2>
            <Table
              caption="Usage by day and route"
              sortParam="sort_2"
              items={items}
              idOf={({ day, route }) => `${day} ${route}`}
              empty={<p>Nothing was asked in these days.</p>}
              columns={[
                { title: 'Day', sort: 'day', value: ({ day }) => day, cell: ({ day }) => day },
                routeColumn,
                requestsColumn,
                creditsColumn,
              ]}
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}
