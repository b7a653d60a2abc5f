import { useNavigate, useSearch } from '@tanstack/react-router'
import { useIsAdmin } from '../api/session'
import { Failure } from '../shared/failure'
import { List } from '../shared/list'
import { RowSteps } from '../shared/sheet/row_steps'
import { Views } from '../shared/views'
import { Window } from '../shared/window'
import { deliveryColumns } from './delivery_columns'
import { Inspection } from './inspection'
import { Redeliver } from './redeliver'
import { RedeliverFailed } from './redeliver_failed'
import { type Delivery, type DeliveryStatus, useDeliveries, useRedeliver, type Webhook } from './webhooks'

const STATES: { value: DeliveryStatus; text: string }[] = [
  { value: 'failed', text: 'Failed' },
  { value: 'pending', text: 'Pending' },
  { value: 'delivered', text: 'Delivered' },
]

/**
 * The deliveries of a webhook, newest first. A press on one opens its attempts and its request
 * beside the list.
 */
export function Deliveries({ webhook: { id, url, status } }: { webhook: Webhook }) {
  const { cursor, status: state, delivery: open } = useSearch({ from: '/w/$workspace/webhooks/$webhook' })
  const deliveries = useDeliveries(id, { cursor, status: state })
  const redeliver = useRedeliver(id)
  const isAdmin = useIsAdmin()
  const navigate = useNavigate()
  const setOpen = (delivery?: string) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, delivery })) as never })
  const { items = [], counts } = deliveries.data ?? {}
  const opened = items.find((delivery) => delivery.id === open)
  const actionFor = (delivery: Delivery, isQuiet = false) =>
    isAdmin && status === 'enabled' && <Redeliver of={delivery} with={redeliver} isQuiet={isQuiet} />
  return (
    <>
      <h2>Deliveries</h2>
      <div className="toolbar">
        <Views label="Deliveries to show" param="status" views={viewsOf(counts)} />
        {isAdmin && status === 'enabled' && (
          <div className="row end">
            <RedeliverFailed webhook={id} isNone={counts?.failed === 0} />
          </div>
        )}
      </div>
      <Failure of={redeliver.error} />
      <List
        query={deliveries}
        caption="Deliveries, newest first"
        empty={
          state ? `No ${state} deliveries.` : 'No deliveries yet. Send a test event to check the receiver.'
        }
        columns={deliveryColumns(setOpen, (delivery) => actionFor(delivery, true))}
        dayOf={({ created_at }) => created_at}
        onOpen={(delivery) => setOpen(delivery.id)}
      />
      <Window title={opened?.type ?? ''} isOpen={opened !== undefined} onClose={() => setOpen()} wide side>
        {opened && (
          <>
            <div className="row between">
              <RowSteps items={items} open={opened} onOpen={(delivery) => setOpen(delivery.id)} />
              {actionFor(opened)}
            </div>
            <Inspection url={url} delivery={opened} />
          </>
        )}
      </Window>
    </>
  )
}

function viewsOf(counts: Record<DeliveryStatus, number> | undefined) {
  const all = counts && counts.failed + counts.pending + counts.delivered
  return [
    { value: 'all', text: 'All', items: all },
    ...STATES.map(({ value, text }) => ({ value, text, items: counts?.[value] })),
  ]
}
