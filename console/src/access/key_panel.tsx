import { Form } from 'react-aria-components'
import { takeKey, useKey } from '../api/key_in_use'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'

/** Asks for the API key to call with, or says which one it is. */
export function KeyPanel() {
  const key = useKey()
  if (key)
    return (
      <p className="card row between">
        <span>
          Asked and billed with the key <code>…{key.slice(-4)}</code>, kept in this tab until it is loaded
          again.
        </span>
        <ActionButton onPress={() => takeKey(null)}>Forget it</ActionButton>
      </p>
    )
  return (
    <Form
      className="card stack"
      onSubmit={(event) => {
        event.preventDefault()
        takeKey(String(new FormData(event.currentTarget).get('key')).trim())
      }}
    >
      <Field
        label="API key"
        name="key"
        type="password"
        autoComplete="off"
        isRequired
        hint="The console spends nothing by itself: what is asked here is limited and billed as all that is asked with the key. It stays in the memory of this tab."
      />
      <div className="row end">
        <ActionButton type="submit">Use this key</ActionButton>
      </div>
    </Form>
  )
}
