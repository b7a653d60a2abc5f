import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useIsAdmin, useSlug } from '../session/session'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { RegisterWindow } from './register_webhook'
import { useWebhooks } from './webhooks'

export function WebhooksPage() {
  const workspace = useSlug()
  const isAdmin = useIsAdmin()
  const webhooks = useWebhooks()
  const [isNew, setNew] = useState(false)
  return (
    <Page
      title="Webhooks"
      actions={
        isAdmin && (
          <ActionButton kind="main" onPress={() => setNew(true)}>
            Register webhook
          </ActionButton>
        )
      }
    >
      <Loaded query={webhooks}>
        {(items) => (
          <Table
            caption="Webhooks"
            items={items}
            idOf={({ id }) => id}
            empty={<p>No webhooks yet: addresses that events are posted to, signed.</p>}
            columns={[
              {
                title: 'Address',
                sort: 'url',
                value: ({ url }) => url,
                cell: ({ id, url }) => (
                  <Link
                    className="wrap"
                    to="/w/$workspace/webhooks/$webhook"
                    params={{ workspace, webhook: id }}
                  >
                    {url}
                  </Link>
                ),
              },
              {
                title: 'Status',
                sort: 'status',
                value: ({ status }) => status,
                cell: ({ status }) => <Badge state={status} />,
              },
              {
                title: 'Failing since',
                cell: ({ failing_since }) => <When at={failing_since} never="no" />,
              },
              { title: 'Of', cell: ({ kind }) => (kind === 'direct' ? 'one job or Set' : 'the workspace') },
              { title: 'Events', cell: ({ events }) => <span className="wrap">{events.join(', ')}</span> },
              {
                title: 'Created',
                sort: 'created',
                value: ({ created_at }) => created_at,
                cell: ({ created_at }) => <When at={created_at} />,
              },
            ]}
          />
        )}
      </Loaded>
      <RegisterWindow isOpen={isNew} onClose={() => setNew(false)} />
    </Page>
  )
}
