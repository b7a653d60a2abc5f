import { Link } from '@tanstack/react-router'
import { Chart } from '../shared/chart'
import { count, milliseconds, minute, rate } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Stat, Stats } from '../shared/stat'
import { type RequestCounts, type RequestFilters, useRequestCounts } from './requests'
import { toneOfStatus } from './status'

/** How many requests match the filters: the errors and latencies first, then over time and by code. */
export function RequestChart({ filters, isLive }: { filters: RequestFilters; isLive: boolean }) {
  return (
    <Loaded query={useRequestCounts(filters, isLive)} shape="chart">
      {(counts) => (
        <div className="with-chart">
          <Figures of={counts} />
          <section className="card" aria-label="Requests over time">
            <Codes statuses={counts.statuses} chosen={filters.status} />
            <Chart
              label="Requests over time"
              bars={counts.slots.map(({ at, requests, refused, failed }) => ({
                title: minute(at),
                value: requests,
                bad: refused + failed,
              }))}
              from={minute(counts.slots[0].at)}
              to={minute(counts.slots.at(-1)!.at)}
              empty="No requests"
            />
          </section>
        </div>
      )}
    </Loaded>
  )
}

function Figures({ of: { slots, p50_ms, p95_ms } }: { of: RequestCounts }) {
  const sum = (of: 'requests' | 'refused' | 'failed') => slots.reduce((total, slot) => total + slot[of], 0)
  const [requests, refused, failed] = [sum('requests'), sum('refused'), sum('failed')]
  return (
    <Stats>
      <Stat
        title="Failed"
        value={<span className={failed > 0 ? 'bad' : undefined}>{count(failed)}</span>}
        note={`${count(refused)} refused`}
      />
      <Stat
        title="Requests"
        value={count(requests)}
        note={requests > 0 && `${rate(requests - refused - failed, requests)} succeeded`}
      />
      <Stat
        title="Median"
        value={milliseconds(p50_ms)}
        note={p95_ms !== null && `p95 ${milliseconds(p95_ms)}`}
      />
    </Stats>
  )
}

/** The status codes with their requests. A press shows only those of a code. */
function Codes({ statuses, chosen }: { statuses: RequestCounts['statuses']; chosen?: string }) {
  return (
    <nav className="row codes" aria-label="Status codes">
      {statuses.map(({ status, requests }) => {
        const isChosen = chosen === String(status)
        return (
          <Link
            key={status}
            to="."
            search={
              ((now: object) => ({
                ...now,
                cursor: undefined,
                status: isChosen ? undefined : String(status),
              })) as never
            }
            aria-current={isChosen ? 'true' : undefined}
            aria-label={`${status}: ${count(requests)}`}
            className={`code-count tone ${toneOfStatus(status)}`}
            resetScroll={false}
          >
            {status} <span className="number">{count(requests)}</span>
          </Link>
        )
      })}
    </nav>
  )
}
