import { Chart } from '../shared/chart'
import { count, minute } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { type RequestFilters, useRequestCounts } from './requests'

/** How many requests match the filters over time, and how many of them have an error. */
export function RequestChart({ filters, isLive }: { filters: RequestFilters; isLive: boolean }) {
  return (
    <section className="card" aria-label="Requests over time">
      <Loaded query={useRequestCounts(filters, isLive)} shape="chart">
        {({ slots }) => {
          const sum = (of: 'requests' | 'refused' | 'failed') =>
            slots.reduce((total, slot) => total + slot[of], 0)
          return (
            <>
              <p className="quiet">
                {count(sum('requests'))} {sum('requests') === 1 ? 'request' : 'requests'},{' '}
                {count(sum('refused'))} refused, {count(sum('failed'))} failed
              </p>
              <Chart
                label="Requests over time"
                bars={slots.map(({ at, requests, refused, failed }) => ({
                  title: minute(at),
                  value: requests,
                  bad: refused + failed,
                }))}
                from={minute(slots[0].at)}
                to={minute(slots.at(-1)!.at)}
                empty="No requests"
              />
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
