import { Link, useSearch } from '@tanstack/react-router'
import { type RouteRequests, useRequests } from '../service/service'
import { Chart } from '../shared/chart'
import { Filter } from '../shared/filter'
import { count, minute, milliseconds, rate } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { requestsColumn, routeColumn } from '../shared/route_columns'
import { type Column, Table } from '../shared/table'

const MAX_ROUTES = 8
const PERIODS = [
  { value: '1', text: '1 hour' },
  { value: '6', text: '6 hours' },
  { value: '24', text: '24 hours' },
  { value: '48', text: '48 hours' },
]

const share = (title: string, of: 'failed' | 'refused'): Column<RouteRequests> => ({
  title,
  number: true,
  sort: of,
  value: (route) => route[of] / route.requests,
  cell: (route) => rate(route[of], route.requests),
})

const latency = (of: 'p50' | 'p95'): Column<RouteRequests> => ({
  title: of,
  number: true,
  sort: of,
  field: `${of}_ms`,
  cell: (route) => milliseconds(route[`${of}_ms`]),
})

const COLUMNS = [
  routeColumn,
  requestsColumn,
  share('Server errors', 'failed'),
  share('Client errors', 'refused'),
  latency('p50'),
  latency('p95'),
]

/** Error rates and latencies of the API. */
export function RequestsPanel() {
  const { hours = '24' } = useSearch({ from: '/w/$workspace/' })
  return (
    <section aria-label="Errors and latency">
      <header className="row between">
        <h2>Errors and latency</h2>
        <div className="filters">
          <Filter label="Time" param="hours" options={PERIODS} fallback="24" inView />
        </div>
      </header>
      <Loaded query={useRequests(Number(hours))} shape="page">
        {({ all, routes, slots }) => {
          const [from, to] = slots.length > 0 ? [minute(slots[0].at), minute(slots.at(-1)!.at)] : []
          return (
            <>
              <div className="columns">
                <section className="card">
                  <h3>Error rate</h3>
                  <p className="figure">{rate(all.failed, all.requests)}</p>
                  <Chart
                    label="Server errors over time"
                    bars={slots.map(({ at, failed }) => ({ title: minute(at), value: failed }))}
                    from={from}
                    to={to}
                    tone="bad"
                    empty="No server errors"
                  />
                  <p className="quiet">
                    {count(all.failed)} server errors and {count(all.refused)} client errors in{' '}
                    {count(all.requests)} requests
                  </p>
                </section>
                <section className="card">
                  <h3>Latency, p95</h3>
                  <p className="figure">{milliseconds(all.p95_ms)}</p>
                  <Chart
                    label="Latency over time, p95"
                    bars={slots.map(({ at, p95_ms }) => ({ title: minute(at), value: p95_ms ?? 0 }))}
                    from={from}
                    to={to}
                    show={milliseconds}
                    empty="No requests in this period"
                  />
                  <p className="quiet">p50 {milliseconds(all.p50_ms)}</p>
                </section>
              </div>
              <Table
                caption="Errors and latency by route"
                items={routes.slice(0, MAX_ROUTES)}
                idOf={({ route }) => route}
                empty="No requests in this period."
                columns={COLUMNS}
                isWhole
              />
              {routes.length > MAX_ROUTES && (
                <p className="quiet">
                  The {MAX_ROUTES} busiest of {count(routes.length)} routes.{' '}
                  <Link from="/w/$workspace/" to="/w/$workspace/requests">
                    Every request
                  </Link>
                </p>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
