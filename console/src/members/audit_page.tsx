import { useSearch } from '@tanstack/react-router'
import { Filter } from '../shared/filter'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { PERIODS } from '../shared/periods'
import { AuditDetail } from './audit_detail'
import { AuditSubject } from './audit_subject'
import { type AuditedAction, useAudit, useMembers } from './members'

const ACTIONS: Record<AuditedAction, string> = {
  'key.create': 'Created a key',
  'key.update': 'Changed a key',
  'key.rotate': 'Rotated a key',
  'key.revoke': 'Revoked a key',
  'credits.grant': 'Granted credits',
  'member.add': 'Added a member',
  'member.invite': 'Sent an invitation',
  'member.revoke': 'Revoked an invitation',
  'member.join': 'Accepted an invitation',
  'member.verify': 'Lost the password and second factor at the first sign-in with a provider',
  'member.role': 'Changed the role of a member',
  'member.remove': 'Removed a member',
  'oauth.approve': 'Connected an app',
  'oauth.revoke': 'Disconnected an app',
  'webhook.register': 'Registered a webhook',
  'webhook.change': 'Changed a webhook',
  'webhook.remove': 'Deleted a webhook',
  'webhook.rotate': 'Rotated the secret of a webhook',
  'webhook.rotate_shared': 'Rotated the secret for the webhook_url of jobs',
  'webhook.enable': 'Enabled a webhook',
  'webhook.redeliver': 'Redelivered an event',
  'webhook.redeliver_failed': 'Redelivered failed events',
  'webhook.test': 'Sent a test event',
  'set.cancel': 'Cancelled a Set',
  'set.share': 'Created a share link',
  'set.unshare': 'Revoked a share link',
  'set.exclude': 'Left a person out of a Set',
  'set.include': 'Took a person back into a Set',
  'monitor.create': 'Created a monitor',
  'monitor.change': 'Changed a monitor',
  'monitor.pause': 'Paused a monitor',
  'monitor.resume': 'Resumed a monitor',
  'monitor.remove': 'Deleted a monitor',
  'run.cancel': 'Cancelled a run',
  'run.revive': 'Retried a failed run',
  'index.rebuild': 'Rebuilt an index',
  'source.delete': 'Deleted all records of a source',
  'source.learn': 'Estimated the reliability of sources',
  'operator.add': 'Made a member an operator',
  'operator.remove': 'Took the operator role from a member',
}

const OPTIONS = Object.entries(ACTIONS).map(([value, text]) => ({ value, text }))

export function AuditPage() {
  const { cursor, action, email, days, sort } = useSearch({ from: '/w/$workspace/audit' })
  const members = useMembers().data?.items ?? []
  return (
    <Page title="Audit log">
      <div className="row filters">
        <Filter label="Action" param="action" options={OPTIONS} />
        <Filter
          label="By"
          param="email"
          options={[...members.map((member) => member.email), 'command line'].map((by) => ({
            value: by,
            text: by,
          }))}
        />
        <Filter label="Time" param="days" options={PERIODS} />
      </div>
      <List
        query={useAudit({ cursor, action, email, days: days && Number(days), sort: sort as never })}
        caption="Audit log"
        idOf={({ sequence }) => String(sequence)}
        empty={action || email || days ? 'No entries match these filters.' : 'No changes yet.'}
        columns={[
          { title: 'Action', sort: 'action', cell: ({ action }) => ACTIONS[action] },
          { title: 'By', sort: 'email', field: 'email' },
          { title: 'Subject', cell: ({ subject, action }) => <AuditSubject of={subject} action={action} /> },
          { title: 'Detail', cell: ({ detail }) => <AuditDetail of={detail} /> },
          { title: 'When', sort: 'when', field: 'created_at', as: 'log_time' },
        ]}
      />
    </Page>
  )
}
