import { useNavigate } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { ActionButton } from '../shared/button'
import { ConfirmButton } from '../shared/confirm_button'
import { Failure } from '../shared/failure'
import { Menu } from '../shared/menu'
import { Window } from '../shared/window'
import { EditWebhook } from './edit_webhook'
import { SigningSecret } from './signing_secret'
import { useEnable, useRemoveWebhook, useRotate, useTest, type Webhook } from './webhooks'

/** Enables, tests, edits, rotates and deletes a webhook, for admins. */
export function WebhookActions({ webhook }: { webhook: Webhook }) {
  const { id, kind, status } = webhook
  const workspace = useSlug()
  const navigate = useNavigate()
  const openNext = () => navigate({ to: '/w/$workspace/webhooks', params: { workspace } })
  const [enable, rotate, test, remove] = [useEnable(), useRotate(), useTest(), useRemoveWebhook(openNext)]
  return (
    <>
      <Failure of={enable.error ?? rotate.error ?? test.error} />
      {status === 'disabled' && (
        <ActionButton kind="main" loading={enable.isPending} onClick={() => enable.mutate(id)}>
          Enable
        </ActionButton>
      )}
      {status === 'enabled' && (
        <ActionButton kind="main" loading={test.isPending} onClick={() => test.mutate(id)}>
          Send test event
        </ActionButton>
      )}
      {kind === 'registered' && (
        <>
          <EditWebhook webhook={webhook} />
          <Menu label="More actions" isIcon>
            <ActionButton onClick={() => rotate.mutate(id)}>New secret</ActionButton>
            <ConfirmButton
              label="Delete"
              title="Delete this webhook?"
              action="Delete webhook"
              change={remove}
              input={id}
            >
              <p>It receives no more events, and its pending deliveries fail.</p>
            </ConfirmButton>
          </Menu>
        </>
      )}
      <Window title="New secret" isOpen={rotate.data !== undefined} onClose={rotate.reset}>
        <p>The old secret also signs for one more day.</p>
        <SigningSecret secret={rotate.data?.secret ?? ''} onDone={rotate.reset} />
      </Window>
    </>
  )
}
