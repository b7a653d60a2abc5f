import { useParams } from '@tanstack/react-router'
import { useIsAdmin } from '../api/session'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Tile } from '../shared/tile'
import { When } from '../shared/when'
import { Deliveries } from './deliveries'
import { DeliveryCounts } from './delivery_counts'
import { WebhookActions } from './webhook_actions'
import { failingNote, WebhookBadge } from './webhook_badge'
import { WEBHOOK_EVENTS } from './webhook_fields'
import { useWebhooks, type Webhook } from './webhooks'

const REASONS = { gone: 'it responded 410 Gone', failing: 'it failed for several days' }

export function WebhookPage() {
  const { webhook: id } = useParams({ from: '/w/$workspace/webhooks/$webhook' })
  const webhooks = useWebhooks()
  const webhook = webhooks.data?.items.find((item) => item.id === id)
  return (
    <Page
      title={webhook ? new URL(webhook.url).host : 'Webhook'}
      parent={{ name: 'Webhooks', to: '/w/$workspace/webhooks' }}
      record={{ name: 'webhook', id }}
    >
      <Loaded query={webhooks} shape="page">
        {() => (webhook ? <Details webhook={webhook} /> : <p>This webhook was deleted.</p>)}
      </Loaded>
    </Page>
  )
}

function Details({ webhook }: { webhook: Webhook }) {
  const isAdmin = useIsAdmin()
  return (
    <>
      <p className="wrap">
        <code>{webhook.url}</code>
      </p>
      <div className="tiles">
        <Tile
          title="Status"
          value={<WebhookBadge of={webhook} />}
          note={webhook.disabled_reason ? REASONS[webhook.disabled_reason] : failingNote(webhook)}
        />
        <DeliveryCounts webhook={webhook.id} />
        <Tile title="Created" value={<When at={webhook.created_at} />} />
      </div>
      <p className="wrap quiet">
        {webhook.events.length === WEBHOOK_EVENTS.length ? 'All events' : webhook.events.join(', ')}
      </p>
      {isAdmin && <WebhookActions webhook={webhook} />}
      <Deliveries webhook={webhook} />
    </>
  )
}
