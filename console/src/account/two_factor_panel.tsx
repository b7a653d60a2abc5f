import { ActionForm } from '../shared/action_form'
import { Badge } from '../shared/badge'
import { CodeField } from '../shared/code_field'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { When } from '../shared/when'
import { WindowButton } from '../shared/window_button'
import { CurrentPassword } from './current_password'
import { Enrol } from './enrol'
import { useRemoveTwoFactor, useReread, useTwoFactor } from './two_factor'

/** Shows whether a second factor protects the account, and turns it on or off. */
export function TwoFactorPanel() {
  const reread = useReread()
  return (
    <section className="card stack" aria-label="Two-factor sign-in">
      <h2>Two-factor sign-in</h2>
      <Loaded query={useTwoFactor()}>
        {({ is_on, since, recovery_codes_left }) =>
          is_on ? (
            <>
              <p>
                <Badge state="enabled" /> <When at={since} />. Recovery codes left:{' '}
                {count(recovery_codes_left)}.
              </p>
              <div className="row">
                <WindowButton label="Turn off" kind="danger" title="Turn off two-factor sign-in?">
                  {(close) => <TurnOff close={close} />}
                </WindowButton>
              </div>
            </>
          ) : (
            <>
              <p>Signing in also asks for a code from an app on your phone.</p>
              <div className="row">
                <WindowButton label="Turn on" title="Turn on two-factor sign-in" onClose={reread}>
                  {(close) => <Enrol close={close} />}
                </WindowButton>
              </div>
            </>
          )
        }
      </Loaded>
    </section>
  )
}

function TurnOff({ close }: { close: () => void }) {
  const remove = useRemoveTwoFactor()
  const submit = (fields: FormData) =>
    remove.mutate(
      { current_password: String(fields.get('current_password')), code: String(fields.get('code')) },
      { onSuccess: close }
    )
  return (
    <ActionForm change={remove} action="Turn off" onCancel={close} onSubmit={submit}>
      <p>Your password alone signs in afterwards, and the recovery codes no longer work.</p>
      <CurrentPassword focus="window" />
      <CodeField />
    </ActionForm>
  )
}
