import { useSearch } from '@tanstack/react-router'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Pager } from '../shared/pager'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { useAudit } from './members'

const ACTIONS = {
  'key.create': 'Created a key',
  'key.update': 'Changed the limits of a key',
  'key.revoke': 'Revoked a key',
  'credits.grant': 'Granted credits',
  'member.add': 'Added a member',
  'member.remove': 'Removed a member',
  'webhook.register': 'Registered a webhook',
  'webhook.remove': 'Deleted a webhook',
  'webhook.rotate': 'Gave a webhook a new secret',
  'webhook.enable': 'Enabled a webhook',
  'webhook.redeliver': 'Redelivered an event',
}

export function AuditPage() {
  const { cursor } = useSearch({ from: '/w/$workspace/audit' })
  const audit = useAudit(cursor)
  return (
    <Page title="Audit log">
      <Loaded query={audit}>
        {({ items, next_cursor }) => (
          <>
            <Table
              caption="Audit log, newest first"
              items={items}
              idOf={({ sequence }) => String(sequence)}
              empty={<p>Nothing was changed by the console yet.</p>}
              columns={[
                { title: 'What', cell: ({ action }) => ACTIONS[action] },
                { title: 'By', cell: ({ email }) => email },
                { title: 'Subject', cell: ({ subject }) => <code className="small">{subject}</code> },
                {
                  title: 'Detail',
                  cell: ({ detail }) => <code className="small wrap">{JSON.stringify(detail)}</code>,
                },
                { title: 'When', cell: ({ created_at }) => <When at={created_at} /> },
              ]}
            />
            <Pager cursor={cursor} next={next_cursor} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
