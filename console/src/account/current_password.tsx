import { Field } from '../shared/field'

/** The password that a change of the account asks for. */
export const CurrentPassword = ({ focus }: { focus?: 'window' }) => (
  <Field
    label="Current password"
    name="current_password"
    type="password"
    autoComplete="current-password"
    required
    focus={focus}
  />
)
