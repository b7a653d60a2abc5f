import { forgetKey, takeKey, useKey } from '../api/key_in_use'
import { useSessionKey } from './keys'
import { useIsAdmin, useSlug } from '../api/session'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { Field } from '../shared/field'

const HINT =
  'Requests you send here have the limits and budgets of this key. The key stays in the memory of this tab.'
const SESSION_HINT = ' A session key expires after one hour or when you sign out.'

/** Asks for the API key to call with, or shows which key is in use. */
export function KeyPanel() {
  const key = useKey()
  const workspace = useSlug()
  const isAdmin = useIsAdmin()
  const session = useSessionKey()
  if (key)
    return (
      <p className="card row between">
        <span>
          Requests use the key <code>…{key.slice(-4)}</code>. This tab forgets it when you reload.
        </span>
        <ActionButton onClick={forgetKey}>Forget key</ActionButton>
      </p>
    )
  return (
    <form
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
        required
        hint={isAdmin ? HINT + SESSION_HINT : HINT}
      />
      <Failure of={session.error} />
      <div className="row end">
        {isAdmin && (
          <ActionButton
            loading={session.isPending}
            onClick={() =>
              session.mutate(undefined, { onSuccess: ({ secret }) => takeKey(secret, workspace) })
            }
          >
            Use a session key
          </ActionButton>
        )}
        <ActionButton type="submit">Use this key</ActionButton>
      </div>
    </form>
  )
}
