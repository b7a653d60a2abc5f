import { ActionForm } from '../shared/action_form'
import { Checks } from '../shared/checks'
import { Field } from '../shared/field'
import { WindowButton } from '../shared/window_button'
import { SigningSecret } from './signing_secret'
import { type NewWebhook, useRegister } from './webhooks'

const EVENTS: Record<NewWebhook['events'][number], string> = {
  'set.item.created': 'a Set admitted a person',
  'set.item.enriched': 'a column was filled for a person in a Set',
  'set.search.completed': 'a search of a Set finished',
  'set.idle': 'no work remains in a Set',
  'batch.completed': 'a batch enrichment job completed',
  'monitor.item.created': 'a monitor found a new person',
  'monitor.item.changed': 'a field of a monitored person changed',
  'person.erased': 'a person was erased whose data the workspace held',
}

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
  const submit = (fields: FormData) =>
    register.mutate({
      url: String(fields.get('url')).trim(),
      events: fields.getAll('events') as NewWebhook['events'],
    })
  return (
    <ActionForm change={register} action="Register" onCancel={close} onSubmit={submit}>
      <Field
        label="URL"
        name="url"
        type="url"
        placeholder="https://hooks.example.com/kith"
        required
        focus="window"
      />
      <Checks label="Events" name="events" options={Object.keys(EVENTS)} texts={EVENTS} />
    </ActionForm>
  )
}
