import { useParams } from '@tanstack/react-router'
import { useIsAdmin } from '../api/session'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { When } from '../shared/when'
import { ActivityPanel } from './activity_panel'
import { Deliveries } from './deliveries'
import { WebhookActions } from './webhook_actions'
import { failingNote } from './failing'
import { WebhookBadge } from './webhook_badge'
import { WEBHOOK_EVENTS } from './webhook_fields'
import { useWebhooks, type Webhook } from './webhooks'

export function WebhookPage() {
  const { webhook: id } = useParams({ from: '/w/$workspace/webhooks/$webhook' })
  const webhooks = useWebhooks()
  const isAdmin = useIsAdmin()
  const webhook = webhooks.data?.items.find((item) => item.id === id)
  return (
    <Page
      title={webhook ? new URL(webhook.url).host : 'Webhook'}
      parent={{ name: 'Webhooks', to: '/w/$workspace/webhooks' }}
      record={{ name: 'webhook', id }}
      state={webhook && <WebhookBadge of={webhook} />}
      about={webhook && <About of={webhook} />}
      actions={webhook && isAdmin && <WebhookActions webhook={webhook} />}
    >
      <Loaded query={webhooks} shape="page">
        {() =>
          webhook ? (
            <>
              <ActivityPanel webhook={id} />
              <Deliveries webhook={webhook} />
            </>
          ) : (
            <p>This webhook was deleted.</p>
          )
        }
      </Loaded>
    </Page>
  )
}

/** The whole address, why it receives nothing, and its events. */
function About({ of: webhook }: { of: Webhook }) {
  const { url, events, disabled_reason, created_at } = webhook
  const why = failingNote(webhook)
  const note = why && (disabled_reason ? `Disabled: ${why}` : `Failing ${why}`)
  return (
    <>
      <code>{url}</code>
      <div className="small">
        {note && <span className="bad">{note} · </span>}
        {events.length === WEBHOOK_EVENTS.length ? 'All events' : events.join(', ')} · created{' '}
        <When at={created_at} />
      </div>
    </>
  )
}
