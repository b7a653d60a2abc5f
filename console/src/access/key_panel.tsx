import { forgetKey, takeKey, useKey } from '../api/key_in_use'
import { useIsAdmin, useSlug } from '../api/session'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'

const HINT =
  'Requests you send here have the limits and budgets of this key. The key stays in the memory of this tab.'

/**
 * Shows the API key of this tab, and a field to enter another key. An admin need not enter one,
 * because the tab gets a session key at its first call.
 */
export function KeyPanel() {
  const key = useKey()
  const workspace = useSlug()
  const isAdmin = useIsAdmin()
  if (key)
    return (
      <p className="card row between">
        <span>
          Requests use the key <code>…{key.slice(-4)}</code>. This tab forgets it when you reload.
        </span>
        <ActionButton onClick={forgetKey}>Forget key</ActionButton>
      </p>
    )
  const form = (
    <form
      className="card stack"
      onSubmit={(event) => {
        event.preventDefault()
        takeKey(String(new FormData(event.currentTarget).get('key')).trim(), workspace)
      }}
    >
      <Field label="API key" name="key" type="password" autoComplete="off" required hint={HINT} />
      <div className="row end">
        <ActionButton type="submit">Use this key</ActionButton>
      </div>
    </form>
  )
  if (!isAdmin) return form
  return (
    <details>
      <summary>Use a key of your own instead of your session</summary>
      {form}
    </details>
  )
}
