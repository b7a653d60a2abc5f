import { ActionForm } from '../shared/action_form'
import { Badge } from '../shared/badge'
import { CodeField } from '../shared/code_field'
import { count } from '../shared/format'
import { Setting } from '../shared/settings'
import { When } from '../shared/when'
import { WindowButton } from '../shared/window_button'
import { CurrentPassword } from './current_password'
import { Enrol } from './enrol'
import { useRemoveTwoFactor, useReread, useTwoFactor } from './two_factor'

const HIDDEN = { visibility: 'hidden' } as const

/** Shows whether a second factor protects the account, and turns it on or off. */
export function TwoFactorSetting() {
  const { data } = useTwoFactor()
  const reread = useReread()
  return (
    <Setting
      name="Two-factor sign-in"
      state={data && <Badge state={data.is_on ? 'on' : 'off'} tone={data.is_on ? 'good' : 'doubt'} />}
      action={
        data?.is_on ? (
          <WindowButton label="Turn off" kind="danger" title="Turn off two-factor sign-in?">
            {(close) => <TurnOff close={close} />}
          </WindowButton>
        ) : (
          // Hidden until the state is known, so that its place is kept.
          <span style={data ? undefined : HIDDEN}>
            <WindowButton label="Turn on" title="Turn on two-factor sign-in" onClose={reread}>
              {(close) => <Enrol close={close} />}
            </WindowButton>
          </span>
        )
      }
    >
      {data?.is_on ? (
        <>
          On since <When at={data.since} />. Recovery codes left: {count(data.recovery_codes_left)}.
        </>
      ) : (
        'Signing in also asks for a code from an app on your phone.'
      )}
    </Setting>
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
