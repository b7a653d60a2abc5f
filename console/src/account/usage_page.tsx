import { useSearch } from '@tanstack/react-router'
import { BillingTabs } from '../shared/billing_tabs'
import { Filter } from '../shared/filter'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { creditsColumn, requestsColumn, routeColumn, worthColumn } from '../shared/route_columns'
import { Table } from '../shared/table'
import { UsageBars } from '../shared/usage_bars'
import { byRoute, useUsage } from './usage'

const PERIODS = ['7', '31', '92'].map((value) => ({ value, text: `${value} days` }))
const EMPTY = 'No requests in this period.'

export function UsagePage() {
  const { days = '31' } = useSearch({ from: '/w/$workspace/usage' })
  return (
    <Page title="Usage">
      <BillingTabs open="usage" />
      <div className="row filters">
        <Filter label="Period" param="days" options={PERIODS} fallback="31" />
      </div>
      <Loaded query={useUsage(Number(days))} shape="page">
        {({ from_day, to_day, usage }) => (
          <>
            <div className="columns">
              <section className="card">
                <h2>Requests per day</h2>
                <UsageBars what="requests" from={from_day} to={to_day} usage={usage} />
              </section>
              <section className="card">
                <h2>Credits per day</h2>
                <UsageBars what="credits" from={from_day} to={to_day} usage={usage} />
              </section>
            </div>
            <h2>By route</h2>
            <Table
              caption="Usage by route"
              items={byRoute(usage)}
              idOf={({ route }) => route}
              empty={EMPTY}
              columns={[routeColumn, requestsColumn, creditsColumn, worthColumn]}
              isWhole
            />
            <h2>By day</h2>
            <Table
              caption="Usage by day and route"
              sortParam="sort_2"
              items={usage}
              idOf={({ day, route }) => `${day} ${route}`}
              empty={EMPTY}
              columns={[
                { title: 'Day', sort: 'day', field: 'day' },
                routeColumn,
                requestsColumn,
                creditsColumn,
              ]}
              isWhole
            />
          </>
        )}
      </Loaded>
    </Page>
  )
}
