import { ActionForm } from '../shared/action_form'
import { Checks } from '../shared/checks'
import { WindowButton } from '../shared/window_button'
import { type Key, useChangeKey } from './keys'
import { LimitFields, limitsOf } from './limit_fields'
import { SCOPES, type Scope } from './scopes'

/** A button that changes the scopes and limits of a key. They apply from its next request. */
export function EditKey({ of: key }: { of: Key }) {
  return (
    <WindowButton label="Edit" aria-label={`Edit ${key.name}`} title={`Scopes and limits of ${key.name}`}>
      {(close) => <EditForm of={key} close={close} />}
    </WindowButton>
  )
}

function EditForm({ of: key, close }: { of: Key; close: () => void }) {
  const change = useChangeKey(key.id)
  const own = Object.keys(SCOPES)
  const chosen = key.scopes.filter((scope) => own.includes(scope))
  const submit = (fields: FormData) => {
    const scopes = fields.getAll('scopes') as Scope[]
    // A key with only operator scopes has no scopes to choose, and the service rejects an empty list.
    const isChanged = !key.is_temporary && [...scopes].sort().join() !== [...chosen].sort().join()
    change.mutate(isChanged ? { scopes, ...limitsOf(fields) } : limitsOf(fields), { onSuccess: close })
  }
  return (
    <ActionForm change={change} action="Save" onCancel={close} onSubmit={submit}>
      {key.is_temporary ? (
        <p className="quiet">This key belongs to a session or an app, which chose its scopes.</p>
      ) : (
        <Checks label="Scopes" name="scopes" options={own} texts={SCOPES} defaultValue={chosen} />
      )}
      <LimitFields limits={key} />
    </ActionForm>
  )
}
