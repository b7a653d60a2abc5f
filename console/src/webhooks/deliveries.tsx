import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../api/problem'
import { useIsAdmin } from '../session/session'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Pager } from '../shared/pager'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { Window } from '../shared/window'
import { Inspection } from './inspection'
import { useDeliveries, useRedeliver, type Webhook } from './webhooks'

/** What was sent to a webhook, newest first; each opens to its request and its attempts. */
export function Deliveries({ webhook: { id, url, status } }: { webhook: Webhook }) {
  const { cursor } = useSearch({ from: '/w/$workspace/webhooks/$webhook' })
  const deliveries = useDeliveries(id, cursor)
  const redeliver = useRedeliver(id)
  const isAdmin = useIsAdmin()
  const [picked, setPicked] = useState<string | null>(null)
  return (
    <>
      <h2>Deliveries</h2>
      {redeliver.error && <Notice kind="bad">{messageOf(redeliver.error)}</Notice>}
      <Loaded query={deliveries}>
        {({ items, next_cursor }) => {
          const opened = items.find((delivery) => delivery.id === picked)
          return (
            <>
              <Table
                caption="Deliveries, newest first"
                items={items}
                idOf={(delivery) => delivery.id}
                empty={<p>Nothing was sent yet. A test event shows whether it arrives.</p>}
                columns={[
                  {
                    title: 'Event',
                    cell: (delivery) => (
                      <ActionButton
                        kind="link"
                        aria-label={`Inspect ${delivery.type}`}
                        onPress={() => setPicked(delivery.id)}
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
              <Pager cursor={cursor} next={next_cursor} />
              <Window
                title={opened?.type ?? ''}
                isOpen={opened !== undefined}
                onClose={() => setPicked(null)}
                wide
              >
                {opened && <Inspection url={url} delivery={opened} />}
              </Window>
            </>
          )
        }}
      </Loaded>
    </>
  )
}
