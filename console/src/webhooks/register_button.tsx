import { ActionForm } from '../shared/action_form'
import { WindowButton } from '../shared/window_button'
import { SigningSecret } from './signing_secret'
import { WebhookFields, webhookOf } from './webhook_fields'
import { useRegister } from './webhooks'

/** Registers a webhook, then shows its secret once. */
export function RegisterButton() {
  return (
    <WindowButton label="Register webhook" kind="main" inAddress>
      {(close) => <RegisterForm close={close} />}
    </WindowButton>
  )
}

function RegisterForm({ close }: { close: () => void }) {
  const register = useRegister()
  if (register.data) return <SigningSecret secret={register.data.secret} onDone={close} />
  return (
    <ActionForm
      change={register}
      action="Register"
      onCancel={close}
      onSubmit={(fields) => register.mutate(webhookOf(fields))}
    >
      <WebhookFields />
    </ActionForm>
  )
}
