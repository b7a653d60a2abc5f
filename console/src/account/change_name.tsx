import { ActionForm } from '../shared/action_form'
import { Field } from '../shared/field'
import { useChangeName } from './account'

type Props = { name: string | null; close: () => void }

/** Changes what other members call the user. An empty field removes the name. */
export function ChangeName({ name, close }: Props) {
  const change = useChangeName()
  const submit = (fields: FormData) =>
    change.mutate(String(fields.get('name')).trim() || null, { onSuccess: close })
  return (
    <ActionForm change={change} action="Save" onCancel={close} onSubmit={submit}>
      <Field
        label="Your name"
        name="name"
        defaultValue={name ?? ''}
        autoComplete="name"
        maxLength={80}
        hint="Members of your workspaces see it beside your email address."
        focus="window"
      />
    </ActionForm>
  )
}
