import { ActionForm } from '../shared/action_form'
import { Brand } from '../shared/brand'
import { Field } from '../shared/field'
import { useSession, useSignIn } from '../api/session'

export function SignInPage() {
  const { service } = useSession()
  const signIn = useSignIn()
  const submit = (fields: FormData) =>
    signIn.mutate({ email: String(fields.get('email')), password: String(fields.get('password')) })
  return (
    <main className="sign-in">
      <Brand />
      <h1>{service} console</h1>
      <ActionForm change={signIn} action="Sign in" isNarrow onSubmit={submit}>
        <Field
          label="Email address"
          name="email"
          type="email"
          autoComplete="username"
          required
          focus="page"
        />
        <Field label="Password" name="password" type="password" autoComplete="current-password" required />
      </ActionForm>
      <p className="quiet">
        No account? Ask an admin of your workspace for an invitation. Create the first user of a workspace
        with <code>node ace user:create EMAIL --workspace=SLUG --role=admin</code>
      </p>
    </main>
  )
}
