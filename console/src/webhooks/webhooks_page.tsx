import { Link } from '@tanstack/react-router'
import { useIsAdmin, useSlug } from '../api/session'
import { count } from '../shared/format'
import { FirstSteps } from '../shared/first_steps'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { RegisterButton } from './register_button'
import { failingNote, WebhookBadge } from './webhook_badge'
import { WEBHOOK_EVENTS } from './webhook_fields'
import { useWebhooks } from './webhooks'

export function WebhooksPage() {
  const workspace = useSlug()
  const isAdmin = useIsAdmin()
  return (
    <Page title="Webhooks" actions={isAdmin && <RegisterButton />}>
      <List
        query={useWebhooks()}
        caption="Webhooks"
        empty="No webhooks yet. A webhook is a URL that receives signed events. For example: a Set is complete."
        emptyAction={
          <FirstSteps
            create={isAdmin && 'Register the first one'}
            docs={['webhooks', 'How events are signed']}
          />
        }
        columns={[
          {
            title: 'URL',
            sort: 'url',
            field: 'url',
            cell: ({ id, url }) => (
              <Link to="/w/$workspace/webhooks/$webhook" params={{ workspace, webhook: id }}>
                <span className="wrap">{url}</span>
              </Link>
            ),
          },
          {
            title: 'Status',
            sort: 'status',
            field: 'status',
            cell: (webhook) => (
              <span className="row">
                <WebhookBadge of={webhook} />
                <span className="quiet small">{failingNote(webhook)}</span>
              </span>
            ),
          },
          { title: 'For', cell: ({ kind }) => (kind === 'direct' ? 'one job or Set' : 'the workspace') },
          {
            title: 'Events',
            cell: ({ events }) => (
              <span className="cell" title={events.join(', ')}>
                {eventsInWords(events)}
              </span>
            ),
          },
          { title: 'Created', sort: 'created', field: 'created_at', as: 'time' },
        ]}
      />
    </Page>
  )
}

const MAX_NAMED = 2

/** Names the events that a webhook receives, if they are few: `set.idle and 3 more`. */
function eventsInWords(events: readonly string[]): string {
  if (events.length === WEBHOOK_EVENTS.length) return 'all'
  if (events.length <= MAX_NAMED) return events.join(', ')
  return `${events[0]} and ${count(events.length - 1)} more`
}
