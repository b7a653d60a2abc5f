import { useState } from 'react'
import { SHORTEST_PASSWORD } from '#domain/access/passwords'
import { Field } from './field'

/** A new password, entered twice. Its field is named `password`. */
export function NewPassword({ label, repeatLabel }: { label: string; repeatLabel: string }) {
  const [password, setPassword] = useState('')
  return (
    <>
      <Field
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={SHORTEST_PASSWORD}
        hint={`At least ${SHORTEST_PASSWORD} characters.`}
        onChange={setPassword}
        isRequired
      />
      <Field
        label={repeatLabel}
        name="repeated"
        type="password"
        autoComplete="new-password"
        validate={(repeated) => (repeated === password ? null : 'The passwords do not match.')}
        isRequired
      />
    </>
  )
}
