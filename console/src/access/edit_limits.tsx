import { Form } from 'react-aria-components'
import { fieldsOf, messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { Notice } from '../shared/notice'
import { Window } from '../shared/window'
import { type Key, useChangeLimits } from './keys'
import { LimitFields, limitsOf } from './limit_fields'

/** Changes the limits of a key; they hold from the next request on. */
export function EditLimitsWindow({ target, onClose }: { target: Key | null; onClose: () => void }) {
  const change = useChangeLimits()
  const close = () => {
    change.reset()
    onClose()
  }
  return (
    <Window title={`Limits of ${target?.name ?? ''}`} isOpen={target !== null} onClose={close}>
      <Form
        className="stack"
        validationErrors={fieldsOf(change.error)}
        onSubmit={(event) => {
          event.preventDefault()
          const limits = limitsOf(new FormData(event.currentTarget))
          change.mutate({ id: target!.id, limits }, { onSuccess: close })
        }}
      >
        <LimitFields limits={target ?? undefined} />
        {change.error && <Notice kind="bad">{messageOf(change.error)}</Notice>}
        <div className="row end">
          <ActionButton onPress={close}>Cancel</ActionButton>
          <ActionButton type="submit" kind="main" isPending={change.isPending}>
            Save limits
          </ActionButton>
        </div>
      </Form>
    </Window>
  )
}
