import { Field } from '../shared/field'

/** The field for the current password, which every change of the account's sign-in asks for. */
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
