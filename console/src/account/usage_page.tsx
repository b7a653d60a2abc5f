import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { BillingTabs } from '../shared/billing_tabs'
import { Filter } from '../shared/filter'
import { dayName } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { creditsColumn, requestsColumn, routeColumn, worthColumn } from '../shared/route_columns'
import { Table } from '../shared/table'
import { UsageBars } from '../shared/usage_bars'
import { byCapability, byRoute, useUsage } from './usage'

const PERIODS = ['7', '31', '92'].map((value) => ({ value, text: `${value} days` }))
const EMPTY = 'No requests in this period.'

export function UsagePage() {
  const workspace = useSlug()
  const { days = '31' } = useSearch({ from: '/w/$workspace/usage' })
  return (
    <Page title="Usage">
      <BillingTabs open="usage" />
      <div className="row filters">
        <Filter label="Period" param="days" options={PERIODS} fallback="31" />
      </div>
      <Loaded query={useUsage(Number(days))} shape="page">
        {({ from_day, to_day, usage, keys }) => (
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
            <div className="columns">
              <section>
                <h2>By capability</h2>
                <Table
                  caption="Usage by capability"
                  sortParam="sort_3"
                  items={byCapability(usage)}
                  idOf={({ capability }) => capability}
                  empty={EMPTY}
                  columns={[
                    { title: 'Capability', sort: 'capability', field: 'capability' },
                    requestsColumn,
                    creditsColumn,
                    worthColumn,
                  ]}
                  isWhole
                />
              </section>
              <section>
                <h2>By key</h2>
                <Table
                  caption="Charges by key"
                  sortParam="sort_4"
                  items={keys}
                  empty="No key was charged in this period."
                  columns={[
                    {
                      title: 'Key',
                      sort: 'key',
                      field: 'name',
                      cell: ({ id, name }) => (
                        <Link to="/w/$workspace/credits" params={{ workspace }} search={{ key_id: id }}>
                          {name}
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
                { title: 'Day', sort: 'day', field: 'day', cell: ({ day }) => dayName(day) },
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
