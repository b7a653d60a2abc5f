import { ActionForm } from '../shared/action_form'
import { NewPassword, useRepeatedPassword } from '../shared/new_password'
import { Notice } from '../shared/notice'
import { CurrentPassword } from './current_password'
import { useChangePassword } from './account'

/** Changes the password, which ends the user's other sessions. */
export function ChangePassword() {
  const change = useChangePassword()
  const { isDifferent, check } = useRepeatedPassword()
  const submit = (fields: FormData, form: HTMLFormElement) => {
    if (!check(fields)) return change.reset()
    const text = (name: string) => String(fields.get(name))
    const body = { current_password: text('current_password'), password: text('password') }
    change.mutate(body, { onSuccess: () => form.reset() })
  }
  return (
    <section className="card">
      <h2>Change password</h2>
      <ActionForm change={change} action="Change password" onSubmit={submit}>
        <CurrentPassword />
        <NewPassword label="New password" repeatLabel="Repeat new password" isDifferent={isDifferent} />
        {change.isSuccess && (
          <Notice kind="good">Your password is changed, and your other sessions have ended.</Notice>
        )}
      </ActionForm>
    </section>
  )
}
