import { useRef, useState } from 'react'
import { Form } from 'react-aria-components'
import { MIN_PASSWORD_LENGTH } from '#domain/access/passwords'
import { fieldsOf, messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { useChangePassword } from './account'

/** Changes the password; whoever else is signed in with it is signed out. */
export function ChangePassword() {
  const change = useChangePassword()
  const form = useRef<HTMLFormElement>(null)
  const [differs, setDiffers] = useState(false)
  return (
    <section className="card">
      <h2>Change password</h2>
      <Form
        ref={form}
        className="stack"
        validationErrors={fieldsOf(change.error)}
        onSubmit={(event) => {
          event.preventDefault()
          const given = new FormData(event.currentTarget)
          const text = (name: string) => String(given.get(name))
          const isOther = text('password') !== text('repeated')
          setDiffers(isOther)
          if (isOther) return change.reset()
          change.mutate(
            { current_password: text('current_password'), password: text('password') },
            { onSuccess: () => form.current?.reset() }
          )
        }}
      >
        <Field
          label="Current password"
          name="current_password"
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={MIN_PASSWORD_LENGTH}
          hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
          isRequired
        />
        <Field
          label="New password again"
          name="repeated"
          type="password"
          autoComplete="new-password"
          isRequired
        />
        {differs && <Notice kind="bad">The new password is not the same both times.</Notice>}
        {change.error && <Notice kind="bad">{messageOf(change.error)}</Notice>}
        {change.isSuccess && (
          <Notice kind="good">The password is changed, and all your other sessions have ended.</Notice>
        )}
        <div className="row end">
          <ActionButton type="submit" kind="main" isPending={change.isPending}>
            Change password
          </ActionButton>
        </div>
      </Form>
    </section>
  )
}
