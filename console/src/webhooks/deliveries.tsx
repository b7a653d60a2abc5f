import { useNavigate, useSearch } from '@tanstack/react-router'
import { useIsAdmin } from '../api/session'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { Filter } from '../shared/filter'
import { milliseconds } from '../shared/format'
import { List } from '../shared/list'
import type { Column } from '../shared/table'
import { Window } from '../shared/window'
import { outcomeInWords } from './activity'
import { DeliveryCounts } from './delivery_counts'
import { Inspection } from './inspection'
import { RedeliverFailed } from './redeliver_failed'
import { type Delivery, useDeliveries, useRedeliver, type Webhook } from './webhooks'

const STATES = [
  { value: 'failed', text: 'Failed' },
  { value: 'pending', text: 'Pending' },
  { value: 'delivered', text: 'Delivered' },
]

/**
 * The deliveries of a webhook, newest first. A press on an event opens its request and attempts.
 */
export function Deliveries({ webhook: { id, url, status } }: { webhook: Webhook }) {
  const { cursor, status: state, delivery: open } = useSearch({ from: '/w/$workspace/webhooks/$webhook' })
  const deliveries = useDeliveries(id, { cursor, status: state })
  const redeliver = useRedeliver(id)
  const isAdmin = useIsAdmin()
  const navigate = useNavigate()
  const setOpen = (delivery?: string) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, delivery })) as never })
  const opened = deliveries.data?.items.find((delivery) => delivery.id === open)
  const actionFor = (delivery: Delivery) =>
    isAdmin &&
    status === 'enabled' && (
      <ActionButton
        aria-label={`${againOf(delivery)} ${delivery.type}`}
        disabled={redeliver.isPending}
        onClick={() => redeliver.mutate(delivery.id)}
      >
        {againOf(delivery)}
      </ActionButton>
    )
  const columns: Column<Delivery>[] = [
    {
      title: 'Event',
      cell: (delivery) => (
        <ActionButton
          kind="link"
          aria-label={`Inspect ${delivery.type}`}
          onClick={() => setOpen(delivery.id)}
        >
          {delivery.type}
        </ActionButton>
      ),
    },
    {
      title: 'Status',
      cell: ({ status, attempts }) => (
        <Badge state={status === 'pending' && attempts.length > 0 ? 'retrying' : status} />
      ),
    },
    { title: 'Last response', cell: (delivery) => <LastResponse of={delivery} /> },
    { title: 'Attempts', number: true, cell: ({ attempts }) => attempts.length },
    { title: 'Created', field: 'created_at', as: 'log_time' },
    { title: 'Next attempt', field: 'next_attempt_at', as: 'time' },
    {
      title: 'Actions',
      isActions: true,
      cell: actionFor,
    },
  ]
  return (
    <>
      <div className="row">
        <h2>Deliveries</h2>
        <DeliveryCounts counts={deliveries.data?.counts} />
      </div>
      <div className="row filters between">
        <Filter label="Status" param="status" options={STATES} inView />
        {isAdmin && status === 'enabled' && (
          <RedeliverFailed webhook={id} isNone={deliveries.data?.counts.failed === 0} />
        )}
      </div>
      <Failure of={redeliver.error} />
      <List
        query={deliveries}
        caption="Deliveries, newest first"
        empty={
          state ? `No ${state} deliveries.` : 'No deliveries yet. Send a test event to check the receiver.'
        }
        columns={columns}
        onOpen={({ id }) => setOpen(id)}
      />
      <Window title={opened?.type ?? ''} isOpen={opened !== undefined} onClose={() => setOpen()} wide>
        {opened && <Inspection url={url} delivery={opened} action={actionFor(opened)} />}
      </Window>
    </>
  )
}

/** How the receiver answered the latest attempt, how long that took, and the start of its answer. */
function LastResponse({ of: { attempts, last_error } }: { of: Delivery }) {
  const last = attempts.at(-1)
  if (!last) return last_error
  return (
    <span className="meter">
      <span className="wrap">
        {outcomeInWords(last)} <span className="quiet small">{milliseconds(last.duration_ms)}</span>
      </span>
      {last.response && <code className="excerpt small quiet">{last.response}</code>}
    </span>
  )
}

/** A pending delivery is tried again at once. An ended one starts again. */
const againOf = ({ status }: Delivery) => (status === 'pending' ? 'Retry now' : 'Redeliver')
