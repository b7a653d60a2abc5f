import { ActionForm } from '../shared/action_form'
import { NewPassword, useRepeatedPassword } from '../shared/new_password'
import { toast } from '../theme/toast'
import { CurrentPassword } from './current_password'
import { useChangePassword } from './account'

type Props = {
  /** Called after the change and by Cancel. Without it, the form has no Cancel. */
  onDone?: () => void
}

/** Changes the password, which ends the user's other sessions. */
export function ChangePassword({ onDone }: Props) {
  const change = useChangePassword()
  const { isDifferent, check } = useRepeatedPassword()
  const submit = (fields: FormData) => {
    if (!check(fields)) return change.reset()
    const text = (name: string) => String(fields.get(name))
    const body = { current_password: text('current_password'), password: text('password') }
    const onSuccess = () => {
      toast('Your password is changed, and your other sessions have ended')
      onDone?.()
    }
    change.mutate(body, { onSuccess })
  }
  return (
    <ActionForm change={change} action="Change password" onCancel={onDone} onSubmit={submit}>
      <CurrentPassword focus={onDone && 'window'} />
      <NewPassword label="New password" repeatLabel="Repeat new password" isDifferent={isDifferent} />
    </ActionForm>
  )
}
