import { Field } from './field'

type Props = {
  /** Whether only a code of the app is possible, because there are no recovery codes yet. */
  isNew?: boolean
  focus?: 'page' | 'window'
}

/** The field for a code of the second factor. */
export function CodeField({ isNew = false, focus }: Props) {
  return (
    <Field
      label="Code"
      name="code"
      autoComplete="one-time-code"
      minLength={6}
      hint={isNew ? 'The six digits in your app.' : 'The six digits in your app, or a recovery code.'}
      required
      focus={focus}
    />
  )
}

const CODE_ERRORS = ['code_required', 'wrong_code']

/** Whether a sign-in failed because it needs a code. The form must then ask for one. */
export const needsCode = (error: unknown): boolean =>
  CODE_ERRORS.includes((error as { code?: string } | null)?.code ?? '')
