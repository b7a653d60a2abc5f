import { Form } from 'react-aria-components'
import { messageOf } from '../api/problem'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'
import { Notice } from '../shared/notice'
import { useSession, useSignIn } from './session'

export function SignInPage() {
  const { service } = useSession()
  const signIn = useSignIn()
  return (
    <main className="sign-in">
      <h1>{service} console</h1>
      <Form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          signIn.mutate({ email: String(form.get('email')), password: String(form.get('password')) })
        }}
      >
        <Field
          label="E-mail address"
          name="email"
          type="email"
          autoComplete="username"
          isRequired
          autoFocus
        />
        <Field label="Password" name="password" type="password" autoComplete="current-password" isRequired />
        {signIn.error && <Notice kind="bad">{messageOf(signIn.error)}</Notice>}
        <ActionButton type="submit" kind="main" isPending={signIn.isPending}>
          Sign in
        </ActionButton>
      </Form>
      <p className="quiet">
        Admins of a workspace invite people to it. Its first user is made with{' '}
        <code>node ace user:create EMAIL --workspace=SLUG --role=admin</code>
      </p>
    </main>
  )
}
