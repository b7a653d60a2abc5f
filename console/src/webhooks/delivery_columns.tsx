import type { ReactNode } from 'react'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { count, milliseconds } from '../shared/format'
import type { Column } from '../shared/table'
import { When } from '../shared/when'
import { isAccepted, outcomeInWords } from './activity'
import { eventSubject } from './event_subject'
import type { Delivery } from './webhooks'

/**
 * The columns of the deliveries. The deliveries stand below headings of their days, so their times have no
 * date.
 */
export const deliveryColumns = (
  open: (id: string) => void,
  actionFor: (delivery: Delivery) => ReactNode
): Column<Delivery>[] => [
  {
    title: 'Event',
    cell: ({ id, type }) => (
      <ActionButton kind="link" aria-label={`Inspect ${type}`} onClick={() => open(id)}>
        {type}
      </ActionButton>
    ),
  },
  {
    title: 'About',
    cell: ({ payload }) => <span className="excerpt quiet">{eventSubject(payload)}</span>,
  },
  { title: 'Status', cell: (delivery) => <DeliveryState of={delivery} /> },
  { title: 'Last response', cell: (delivery) => <LastResponse of={delivery} /> },
  { title: 'Created', field: 'created_at', as: 'day_time' },
  { title: 'Actions', isActions: true, cell: actionFor },
]

/** The status of a delivery, and when a pending one is tried next. */
export function DeliveryState({ of: { status, attempts, next_attempt_at } }: { of: Delivery }) {
  return (
    <span className="meter">
      <span>
        <Badge state={status === 'pending' && attempts.length > 0 ? 'retrying' : status} />{' '}
        {attempts.length > 1 && <span className="quiet small">{count(attempts.length)} attempts</span>}
      </span>
      {next_attempt_at && (
        <span className="quiet small">
          next <When at={next_attempt_at} />
        </span>
      )}
    </span>
  )
}

/** How the receiver answered the latest attempt, how long that took, and the start of its answer. */
export function LastResponse({ of: { attempts, last_error } }: { of: Delivery }) {
  const last = attempts.at(-1)
  if (!last) return last_error
  return (
    <span className="meter">
      <span className={`${isAccepted(last) ? '' : 'bad'} ${last.status_code === null ? 'wrap' : ''}`}>
        {outcomeInWords(last)} <span className="quiet small">{milliseconds(last.duration_ms)}</span>
      </span>
      {last.response && <code className="excerpt small quiet">{last.response}</code>}
    </span>
  )
}
