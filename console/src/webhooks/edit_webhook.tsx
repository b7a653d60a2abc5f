import { ActionForm } from '../shared/action_form'
import { WindowButton } from '../shared/window_button'
import { WebhookFields, webhookOf } from './webhook_fields'
import { useChangeWebhook, type Webhook } from './webhooks'

/** A button that changes the URL and events of a webhook. Its secret stays the same. */
export function EditWebhook({ webhook }: { webhook: Webhook }) {
  return (
    <WindowButton label="Edit" title="Edit the webhook">
      {(close) => <EditForm webhook={webhook} close={close} />}
    </WindowButton>
  )
}

function EditForm({ webhook, close }: { webhook: Webhook; close: () => void }) {
  const change = useChangeWebhook(webhook.id)
  return (
    <ActionForm
      change={change}
      action="Save"
      onCancel={close}
      onSubmit={(fields) => change.mutate(webhookOf(fields), { onSuccess: close })}
    >
      <WebhookFields {...webhook} />
    </ActionForm>
  )
}
