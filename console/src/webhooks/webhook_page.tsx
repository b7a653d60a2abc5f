import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { messageOf } from '../api/problem'
import { useIsAdmin, useSlug } from '../session/session'
import { Badge } from '../shared/badge'
import { ActionButton } from '../shared/button'
import { Confirm } from '../shared/confirm'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { Page } from '../shared/page'
import { Tile } from '../shared/tile'
import { When } from '../shared/when'
import { Window } from '../shared/window'
import { Deliveries } from './deliveries'
import { SigningSecret } from './signing_secret'
import { useEnable, useRemoveWebhook, useRotate, useTest, useWebhooks, type Webhook } from './webhooks'

const REASONS = { gone: 'it answered 410 Gone', failing: 'it failed for days' }

export function WebhookPage() {
  const { webhook: id } = useParams({ from: '/w/$workspace/webhooks/$webhook' })
  const webhooks = useWebhooks()
  return (
    <Page title="Webhook">
      <Loaded query={webhooks}>
        {(items) => {
          const webhook = items.find((item) => item.id === id)
          return webhook ? <Details webhook={webhook} /> : <p>This webhook is not there any more.</p>
        }}
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
          value={<Badge state={webhook.status} />}
          note={webhook.disabled_reason && REASONS[webhook.disabled_reason]}
        />
        <Tile title="Failing since" value={<When at={webhook.failing_since} never="It works" />} />
        <Tile title="Created" value={<When at={webhook.created_at} />} />
      </div>
      <p className="wrap quiet">{webhook.events.join(', ')}</p>
      {isAdmin && <Actions webhook={webhook} />}
      <Deliveries webhook={webhook} />
    </>
  )
}

function Actions({ webhook: { id, kind, status } }: { webhook: Webhook }) {
  const workspace = useSlug()
  const navigate = useNavigate()
  const leave = () => navigate({ to: '/w/$workspace/webhooks', params: { workspace } })
  const [enable, rotate, test, remove] = [useEnable(), useRotate(), useTest(), useRemoveWebhook(leave)]
  const [isRemoving, setRemoving] = useState(false)
  const error = enable.error ?? rotate.error ?? test.error
  return (
    <>
      <div className="row">
        {status === 'disabled' && (
          <ActionButton kind="main" isPending={enable.isPending} onPress={() => enable.mutate(id)}>
            Enable
          </ActionButton>
        )}
        {status === 'enabled' && (
          <ActionButton isPending={test.isPending} onPress={() => test.mutate(id)}>
            Send test event
          </ActionButton>
        )}
        {kind === 'registered' && (
          <>
            <ActionButton isPending={rotate.isPending} onPress={() => rotate.mutate(id)}>
              New secret
            </ActionButton>
            <ActionButton kind="danger" onPress={() => setRemoving(true)}>
              Delete
            </ActionButton>
          </>
        )}
      </div>
      {error && <Notice kind="bad">{messageOf(error)}</Notice>}
      <Window title="The new secret" isOpen={rotate.data !== undefined} onClose={() => rotate.reset()}>
        <p>The old one signs beside it for a day.</p>
        <SigningSecret secret={rotate.data?.secret ?? ''} onDone={() => rotate.reset()} />
      </Window>
      <Confirm
        title="Delete this webhook?"
        action="Delete webhook"
        isOpen={isRemoving}
        isPending={remove.isPending}
        error={remove.error}
        onConfirm={() => remove.mutate(id)}
        onClose={() => setRemoving(false)}
      >
        <p>Nothing more is sent to it, and what waits for it has failed.</p>
      </Confirm>
    </>
  )
}
