import { useState } from 'react'
import { MIN_PASSWORD_LENGTH } from '#domain/access/passwords'
import { Field } from './field'
import { Notice } from './notice'

type Props = { label: string; repeatLabel: string; isDifferent: boolean }

/** A new password, entered twice. */
export function NewPassword({ label, repeatLabel, isDifferent }: Props) {
  return (
    <>
      <Field
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
        required
      />
      <Field label={repeatLabel} name="repeated" type="password" autoComplete="new-password" required />
      {isDifferent && <Notice kind="bad">The passwords do not match.</Notice>}
    </>
  )
}

/** Compares the two fields when the form is submitted. `check` returns whether they are equal. */
export function useRepeatedPassword() {
  const [isDifferent, setDifferent] = useState(false)
  const check = (fields: FormData): boolean => {
    const isEqual = fields.get('password') === fields.get('repeated')
    setDifferent(!isEqual)
    return isEqual
  }
  return { isDifferent, check }
}
