import { ActionForm } from '../shared/action_form'
import { WindowButton } from '../shared/window_button'
import { type Key, useChangeLimits } from './keys'
import { LimitFields, limitsOf } from './limit_fields'

/** A button that changes the limits of a key. They apply from its next request. */
export function EditLimits({ of: key }: { of: Key }) {
  const title = `Limits of ${key.name}`
  return (
    <WindowButton label="Limits" aria-label={title} title={title}>
      {(close) => <LimitsForm of={key} close={close} />}
    </WindowButton>
  )
}

function LimitsForm({ of: key, close }: { of: Key; close: () => void }) {
  const change = useChangeLimits(key.id)
  return (
    <ActionForm
      change={change}
      action="Save limits"
      onCancel={close}
      onSubmit={(fields) => change.mutate(limitsOf(fields), { onSuccess: close })}
    >
      <LimitFields limits={key} />
    </ActionForm>
  )
}
