import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRequests } from '../service/service'
import { Choice } from '../shared/choice'
import { count, milliseconds, rate } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { requestsColumn, routeColumn } from '../shared/route_columns'
import { Table } from '../shared/table'
import { TimeBars } from '../shared/time_bars'

const PERIODS = [
  { value: '1', text: 'An hour' },
  { value: '6', text: '6 hours' },
  { value: '24', text: 'A day' },
  { value: '48', text: 'Two days' },
] as const

/** How the service answered: how often it failed, and how long it took. */
export function RequestsPanel() {
  const { hours = '24' } = useSearch({ from: '/w/$workspace/' })
  const navigate = useNavigate({ from: '/w/$workspace/' })
  const requests = useRequests(Number(hours))
  return (
    <section aria-label="Errors and latency">
      <header className="row between">
        <h2>Errors and latency</h2>
        <Choice
          label="Time"
          options={PERIODS}
          value={hours}
          onChange={(value) => navigate({ search: (now) => ({ ...now, hours: value }) })}
        />
      </header>
      <Loaded query={requests}>
        {({ all, routes, slots }) => (
          <>
            <div className="columns">
              <section className="card">
                <h3>Error rate</h3>
                <p className="figure">{rate(all.failed, all.requests)}</p>
                <TimeBars
                  label="Answers that failed, over time"
                  slots={slots.map(({ at, failed }) => ({ at, value: failed }))}
                  tone="bad"
                />
                <p className="quiet">
                  {count(all.failed)} of {count(all.requests)} failed; {count(all.refused)} were refused
                </p>
              </section>
              <section className="card">
                <h3>Latency, p95</h3>
                <p className="figure">{milliseconds(all.p95_ms)}</p>
                <TimeBars
                  label="Latency, p95 over time"
                  slots={slots.map(({ at, p95_ms }) => ({ at, value: p95_ms ?? 0 }))}
                  show={milliseconds}
                />
                <p className="quiet">half of the answers within {milliseconds(all.p50_ms)}</p>
              </section>
            </div>
            <Table
              caption="Errors and latency by route"
              items={routes}
              idOf={({ route }) => route}
              empty={<p>Nothing was asked in this time.</p>}
              columns={[
                routeColumn,
                requestsColumn,
                {
                  title: 'Failed',
                  number: true,
                  sort: 'failed',
                  value: ({ failed, requests: of }) => failed / of,
                  cell: ({ failed, requests: of }) => rate(failed, of),
                },
                {
                  title: 'Refused',
                  number: true,
                  sort: 'refused',
                  value: ({ refused, requests: of }) => refused / of,
                  cell: ({ refused, requests: of }) => rate(refused, of),
                },
                {
                  title: 'p50',
                  number: true,
                  sort: 'p50',
                  value: ({ p50_ms }) => p50_ms,
                  cell: ({ p50_ms }) => milliseconds(p50_ms),
                },
                {
                  title: 'p95',
                  number: true,
                  sort: 'p95',
                  value: ({ p95_ms }) => p95_ms,
                  cell: ({ p95_ms }) => milliseconds(p95_ms),
                },
              ]}
            />
          </>
        )}
      </Loaded>
    </section>
  )
}
