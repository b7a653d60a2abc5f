import { forgetKey, takeKey, useKey } from '../api/key_in_use'
import { useIsAdmin, useSlug } from '../api/session'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'

const HINT =
  'Requests you send here have the limits and budgets of this key. The key stays in the memory of this tab.'

/** Lets a member, who has no session key, enter an API key. The panel stands at the start of a page. */
export function KeyPanel() {
  const key = useKey()
  if (useIsAdmin()) return null
  return key ? <KeyInUse of={key} /> : <KeyForm />
}

/** Lets an admin use another key than the session key. This panel stands at the end of a page. */
export function OwnKey() {
  const key = useKey()
  if (!useIsAdmin()) return null
  if (key) return <KeyInUse of={key} />
  return (
    <details className="quiet small">
      <summary>Use a key of your own instead of your session</summary>
      <KeyForm />
    </details>
  )
}

function KeyInUse({ of: key }: { of: string }) {
  return (
    <p className="row between quiet small">
      <span>
        Requests use the key <code>…{key.slice(-4)}</code>. This tab forgets it when you reload.
      </span>
      <ActionButton onClick={forgetKey}>Forget key</ActionButton>
    </p>
  )
}

function KeyForm() {
  const workspace = useSlug()
  return (
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
}
