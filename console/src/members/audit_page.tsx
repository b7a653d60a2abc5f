import { useNavigate, useSearch } from '@tanstack/react-router'
import { Choice } from '../shared/choice'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Pager } from '../shared/pager'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { type AuditedAction, useAudit, useMembers } from './members'

const ACTIONS: Record<AuditedAction, string> = {
  'key.create': 'Created a key',
  'key.update': 'Changed the limits of a key',
  'key.revoke': 'Revoked a key',
  'credits.grant': 'Granted credits',
  'member.add': 'Added a member',
  'member.invite': 'Invited somebody',
  'member.revoke': 'Revoked an invitation',
  'member.join': 'Accepted an invitation',
  'member.role': 'Changed the role of a member',
  'member.remove': 'Removed a member',
  'webhook.register': 'Registered a webhook',
  'webhook.remove': 'Deleted a webhook',
  'webhook.rotate': 'Gave a webhook a new secret',
  'webhook.enable': 'Enabled a webhook',
  'webhook.redeliver': 'Redelivered an event',
  'webhook.test': 'Sent a test event',
  'set.cancel': 'Cancelled a Set',
  'set.share': 'Made a share link',
  'set.unshare': 'Revoked a share link',
  'monitor.create': 'Created a monitor',
  'monitor.pause': 'Paused a monitor',
  'monitor.resume': 'Resumed a monitor',
  'monitor.remove': 'Deleted a monitor',
  'run.cancel': 'Cancelled a run',
  'index.rebuild': 'Rebuilt an index',
}

const CHOICES = Object.entries(ACTIONS).map(([value, text]) => ({ value, text }))

export function AuditPage() {
  const { cursor, action, email, sort } = useSearch({ from: '/w/$workspace/audit' })
  const navigate = useNavigate({ from: '/w/$workspace/audit' })
  const audit = useAudit({ cursor, action, email, sort: sort as never })
  const members = useMembers()
  const show = (change: object) => navigate({ search: (now) => ({ ...now, cursor: undefined, ...change }) })
  return (
    <Page title="Audit log">
      <div className="row filters">
        <Choice
          label="What"
          options={[{ value: 'all', text: 'All' }, ...CHOICES]}
          value={action ?? 'all'}
          onChange={(value) => show({ action: value === 'all' ? undefined : value })}
        />
        <Choice
          label="By"
          options={[
            { value: 'all', text: 'All' },
            ...(members.data ?? []).map((member) => ({ value: member.email, text: member.email })),
          ]}
          value={email ?? 'all'}
          onChange={(value) => show({ email: value === 'all' ? undefined : value })}
        />
      </div>
      <Loaded query={audit}>
        {({ items, next_cursor }) => (
          <>
            <Table
              caption="Audit log"
              items={items}
              idOf={({ sequence }) => String(sequence)}
              empty={
                <p>
                  {action || email ? 'No entry is like that.' : 'Nothing was changed by the console yet.'}
                </p>
              }
              columns={[
                { title: 'What', sort: 'action', cell: ({ action }) => ACTIONS[action] },
                { title: 'By', sort: 'email', cell: ({ email }) => email },
                { title: 'Subject', cell: ({ subject }) => <code className="small">{subject}</code> },
                {
                  title: 'Detail',
                  cell: ({ detail }) => <code className="small wrap">{JSON.stringify(detail)}</code>,
                },
                { title: 'When', sort: 'when', cell: ({ created_at }) => <When at={created_at} /> },
              ]}
            />
            <Pager cursor={cursor} next={next_cursor} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
