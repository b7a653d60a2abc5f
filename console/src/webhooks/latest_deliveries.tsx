import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Loaded } from '../shared/loaded'
import { Table } from '../shared/table'
import { DeliveryState, LastResponse } from './delivery_columns'
import { eventSubject } from './event_subject'
import { type LatestDelivery, useLatestDeliveries } from './webhooks'

/** What the webhooks received last. Nothing before the first event. */
export function LatestDeliveries() {
  return (
    <Loaded query={useLatestDeliveries()} shape="table">
      {({ items }) =>
        items.length > 0 && (
          <section aria-label="Latest deliveries">
            <h2>Latest deliveries</h2>
            <Table
              caption="Latest deliveries of all webhooks"
              items={items}
              empty=""
              dayOf={({ created_at }) => created_at}
              columns={[
                { title: 'Event', cell: (delivery) => <EventLink of={delivery} /> },
                {
                  title: 'About',
                  cell: ({ payload }) => <span className="excerpt quiet">{eventSubject(payload)}</span>,
                },
                {
                  title: 'Webhook',
                  cell: ({ endpoint }) => <span title={endpoint.url}>{new URL(endpoint.url).host}</span>,
                },
                { title: 'Status', cell: (delivery) => <DeliveryState of={delivery} /> },
                { title: 'Last response', cell: (delivery) => <LastResponse of={delivery} /> },
                { title: 'Created', field: 'created_at', as: 'day_time' },
              ]}
            />
          </section>
        )
      }
    </Loaded>
  )
}

/** Opens the delivery on the page of its webhook. */
function EventLink({ of: { id, type, endpoint } }: { of: LatestDelivery }) {
  return (
    <Link
      to="/w/$workspace/webhooks/$webhook"
      params={{ workspace: useSlug(), webhook: endpoint.id }}
      search={{ delivery: id }}
    >
      {type}
    </Link>
  )
}
