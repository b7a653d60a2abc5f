import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { useRead } from '../api/workspace'
import { count } from '../shared/format'
import { HourBars } from '../shared/hour_bars'
import type { Key } from './keys'

/** The used share of the rate limit from which the page shows the use. */
const BUSY = 0.5

/** The requests of a key in the last 24 hours, and how much of its rate limit is used. */
export function KeyRequests({ of: { id, name, rate_used, rate_limit } }: { of: Key }) {
  const workspace = useSlug()
  const { data } = useRead('/key-requests')
  const slots = data?.items.find(({ key_id }) => key_id === id)?.slots ?? []
  const sum = (of: 'requests' | 'failed') => slots.reduce((total, slot) => total + slot[of], 0)
  const requests = `${count(sum('requests'))} ${sum('requests') === 1 ? 'request' : 'requests'}`
  return (
    <span className="row nowrap">
      {slots.length > 0 && (
        <HourBars
          label={`${requests} in 24 hours, ${count(sum('failed'))} failed`}
          slots={slots.map((slot) => ({ at: slot.at, value: slot.requests, bad: slot.failed }))}
        />
      )}
      <span>
        <Link
          aria-label={`${requests} of ${name}`}
          to="/w/$workspace/requests"
          params={{ workspace }}
          search={{ key: id }}
        >
          {count(sum('requests'))}
        </Link>
      </span>
      {rate_used >= rate_limit * BUSY && (
        <span className="quiet small">
          {count(rate_used)} of {count(rate_limit)} this minute
        </span>
      )}
    </span>
  )
}
