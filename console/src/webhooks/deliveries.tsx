import { useState } from 'react'
import { messageOf } from '../api/problem'
import { useIsAdmin } from '../session/session'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { Window } from '../shared/window'
import { type Delivery, useDeliveries, useRedeliver, type Webhook } from './webhooks'

/** What was sent to a webhook, newest first; each opens to its body and attempts. */
export function Deliveries({ webhook: { id, status } }: { webhook: Webhook }) {
  const deliveries = useDeliveries(id)
  const redeliver = useRedeliver(id)
  const isAdmin = useIsAdmin()
  const [picked, setPicked] = useState<Delivery | null>(null)
  return (
    <>
      <h2>Deliveries</h2>
      {redeliver.error && <Notice kind="bad">{messageOf(redeliver.error)}</Notice>}
      <Loaded query={deliveries}>
        {(items) => (
          <Table
            caption="Deliveries, newest first"
            items={items}
            idOf={(delivery) => delivery.id}
            empty={<p>Nothing was sent yet.</p>}
            columns={[
              {
                title: 'Event',
                cell: (delivery) => (
                  <ActionButton
                    kind="link"
                    aria-label={`Inspect ${delivery.type}`}
                    onPress={() => setPicked(delivery)}
                  >
                    {delivery.type}
                  </ActionButton>
                ),
              },
              { title: 'Status', cell: (delivery) => <Badge state={delivery.status} /> },
              { title: 'Attempts', number: true, cell: ({ attempts }) => attempts.length },
              { title: 'Last problem', cell: ({ last_error }) => last_error },
              { title: 'When', cell: ({ created_at }) => <When at={created_at} /> },
              { title: 'Next attempt', cell: ({ next_attempt_at }) => <When at={next_attempt_at} /> },
              {
                title: 'Change',
                cell: (delivery) =>
                  isAdmin &&
                  status === 'enabled' &&
                  delivery.status !== 'pending' && (
                    <ActionButton
                      aria-label={`Redeliver ${delivery.type}`}
                      isDisabled={redeliver.isPending}
                      onPress={() => redeliver.mutate(delivery.id)}
                    >
                      Redeliver
                    </ActionButton>
                  ),
              },
            ]}
          />
        )}
      </Loaded>
      <Window title={picked?.type ?? ''} isOpen={picked !== null} onClose={() => setPicked(null)} wide>
        {picked && <Inspection delivery={picked} />}
      </Window>
    </>
  )
}

function Inspection({ delivery: { webhook_id, payload, attempts } }: { delivery: Delivery }) {
  return (
    <div className="stack">
      <section>
        <h3>Request</h3>
        <p>
          <code>webhook-id: {webhook_id}</code>
        </p>
        <pre className="code">{readable(payload)}</pre>
      </section>
      <section>
        <h3>Attempts</h3>
        <ol>
          {attempts.map(({ number, started_at, duration_ms, status_code, error }) => (
            <li key={number}>
              {status_code === null ? error : `answered ${status_code}`} after {duration_ms} ms,{' '}
              <When at={started_at} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}

function readable(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2)
  } catch {
    return payload
  }
}
