import { useSearch } from '@tanstack/react-router'
import { Budgets } from '../access/budgets'
import { useRead } from '../api/workspace'
import { lastInWords } from './days_left'
import { useDaysLeft } from './use_days_left'
import { BillingTabs } from '../shared/billing_tabs'
import { Filter } from '../shared/filter'
import { comparison, count, dayName, worth } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { creditsColumn, requestsColumn, routeColumn, worthColumn } from '../shared/route_columns'
import { Stat, Stats } from '../shared/stat'
import { Table } from '../shared/table'
import { UsageBars } from '../shared/usage_bars'
import { CostByCapability, CostByKey } from './cost_ranking'
import { byRoute, type Usage, useUsage } from './usage'

const PERIODS = ['7', '31', '92'].map((value) => ({ value, text: `${value} days` }))
const EMPTY = 'No requests in this period.'

export function UsagePage() {
  const { days = '31' } = useSearch({ from: '/w/$workspace/usage' })
  return (
    <Page title="Usage">
      <BillingTabs open="usage" />
      <div className="row filters">
        <Filter label="Period" param="days" options={PERIODS} fallback="31" inView />
      </div>
      <Loaded query={useUsage(Number(days))} shape="page">
        {({ from_day, to_day, usage, before, keys }) => (
          <>
            <Sums usage={usage} before={before} days={Number(days)} />
            <div className="columns">
              <section className="card">
                <h2>Credits per day</h2>
                <UsageBars what="credits" from={from_day} to={to_day} usage={usage} />
              </section>
              <section className="card">
                <h2>Requests per day</h2>
                <UsageBars what="requests" from={from_day} to={to_day} usage={usage} />
              </section>
            </div>
            <div className="columns">
              <section className="card">
                <h2>What costs most</h2>
                <CostByCapability usage={usage} />
              </section>
              <section className="card">
                <h2>Which key</h2>
                <CostByKey keys={keys} />
              </section>
            </div>
            <Budgets />
            <h2>By route</h2>
            <Table
              caption="Usage by route"
              items={byRoute(usage)}
              idOf={({ route }) => route}
              empty={EMPTY}
              columns={[routeColumn, requestsColumn, creditsColumn, worthColumn]}
              isWhole
            />
            <ByDay usage={usage} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

type SumsProps = { usage: readonly Usage[]; before: Pick<Usage, 'requests' | 'acu_charged'>; days: number }

/** The sums of the period, each compared with the sum of as many days before. */
function Sums({ usage, before, days }: SumsProps) {
  const sum = (of: 'requests' | 'acu_charged') => usage.reduce((total, item) => total + item[of], 0)
  const [credits, requests] = [sum('acu_charged'), sum('requests')]
  return (
    <Stats>
      <Stat
        title="Credits charged"
        value={count(credits)}
        note={comparison(credits, before.acu_charged, days)}
      />
      <Stat title="Worth" value={worth(credits)} note={`${worth(credits / days)} a day`} />
      <Stat title="Requests" value={count(requests)} note={comparison(requests, before.requests, days)} />
      <Left />
    </Stats>
  )
}

/** The balance, and how long it lasts. */
function Left() {
  const remaining = useRead('/credits', { query: {} }).data?.remaining
  const last = lastInWords(useDaysLeft(remaining))
  return <Stat title="Balance" value={remaining === undefined ? '…' : count(remaining)} note={last} />
}

function ByDay({ usage }: { usage: readonly Usage[] }) {
  return (
    <details>
      <summary>Every day and route</summary>
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
    </details>
  )
}
