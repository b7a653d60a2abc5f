import { takeKey } from '../api/key_in_use'
import { useSlug } from '../api/session'
import { ActionForm } from '../shared/action_form'
import { ActionButton } from '../shared/button'
import { Checks } from '../shared/checks'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { Secret } from '../shared/secret'
import { WindowButton } from '../shared/window_button'
import { type NewKey, useCreateKey } from './keys'
import { LimitFields, limitsOf } from './limit_fields'
import { SCOPES, type Scope } from './scopes'

const USUAL_SCOPES: Scope[] = ['people:search', 'account:read']

/** Creates a key, then shows it once. */
export function NewKeyButton() {
  return (
    <WindowButton label="New key" kind="main" inAddress>
      {(close) => <NewKeyForm close={close} />}
    </WindowButton>
  )
}

function NewKeyForm({ close }: { close: () => void }) {
  const create = useCreateKey()
  if (create.data) return <CreatedKey secret={create.data.secret} onDone={close} />
  return (
    <ActionForm
      change={create}
      action="Create key"
      onCancel={close}
      onSubmit={(fields) => create.mutate(keyOf(fields))}
    >
      <Field
        label="Name"
        name="name"
        hint="For example the service that will use the key."
        required
        focus="window"
      />
      <Checks
        label="Scopes"
        name="scopes"
        options={Object.keys(SCOPES)}
        texts={SCOPES}
        defaultValue={USUAL_SCOPES}
      />
      <LimitFields />
      <Field
        label="Expires"
        name="expires_at"
        type="datetime-local"
        hint="In your time zone. Leave empty for a key that does not expire."
      />
    </ActionForm>
  )
}

function CreatedKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const workspace = useSlug()
  const use = () => {
    takeKey(secret, workspace)
    onDone()
  }
  return (
    <Secret
      label="The key"
      text={secret}
      actions={<ActionButton onClick={use}>Use in this tab</ActionButton>}
      onDone={onDone}
    >
      <Notice kind="info">
        Copy the key now. The service stores only its hash and never shows it again.
      </Notice>
    </Secret>
  )
}

function keyOf(form: FormData): NewKey {
  const expires = String(form.get('expires_at') ?? '')
  return {
    name: String(form.get('name')),
    scopes: form.getAll('scopes') as NewKey['scopes'],
    ...limitsOf(form),
    expires_at: expires ? new Date(expires).toISOString() : null,
  }
}
