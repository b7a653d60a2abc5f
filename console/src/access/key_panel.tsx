import { Form } from 'react-aria-components'
import { forgetKey, takeKey, useKey } from '../api/key_in_use'
import { messageOf } from '../api/problem'
import { useSessionKey } from '../playground/playground'
import { useIsAdmin, useSlug } from '../session/session'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'

/** Asks for the API key to call with, or says which one it is. */
export function KeyPanel() {
  const key = useKey()
  const workspace = useSlug()
  const isAdmin = useIsAdmin()
  const own = useSessionKey()
  if (key)
    return (
      <p className="card row between">
        <span>
          Asked and billed with the key <code>…{key.slice(-4)}</code>, kept in this tab until it is loaded
          again.
        </span>
        <ActionButton onPress={forgetKey}>Forget it</ActionButton>
      </p>
    )
  return (
    <Form
      className="card stack"
      onSubmit={(event) => {
        event.preventDefault()
        takeKey(String(new FormData(event.currentTarget).get('key')).trim(), workspace)
      }}
    >
      <Field
        label="API key"
        name="key"
        type="password"
        autoComplete="off"
        isRequired
        hint={`What is asked here is limited and billed as all that is asked with the key, which stays in the memory of this tab.${isAdmin ? ' Your session has a key of its own, for an hour or until you sign out.' : ''}`}
      />
      {own.error && <Notice kind="bad">{messageOf(own.error)}</Notice>}
      <div className="row end">
        {isAdmin && (
          <ActionButton isPending={own.isPending} onPress={() => own.mutate()}>
            Use my session
          </ActionButton>
        )}
        <ActionButton type="submit">Use this key</ActionButton>
      </div>
    </Form>
  )
}
