import { useState } from 'react'
import { ActionForm } from '../shared/action_form'
import { Brand } from '../shared/brand'
import { CodeBlock } from '../shared/code_block'
import { CodeField, needsCode } from '../shared/code_field'
import { Field } from '../shared/field'
import { useSession, useSignIn } from '../api/session'
import { ActionButton } from '../shared/button'
import { Failure } from '../shared/failure'
import { useBeginOidc } from './oidc'

export function SignInPage() {
  const { service, identity_provider } = useSession()
  const signIn = useSignIn()
  const [hasCode, setHasCode] = useState(false)
  const submit = (fields: FormData) => {
    const body = { email: String(fields.get('email')), password: String(fields.get('password')) }
    const code = fields.get('code')
    signIn.mutate(code ? { ...body, code: String(code) } : body, {
      onError: (error) => needsCode(error) && setHasCode(true),
    })
  }
  return (
    <main className="sign-in">
      <Brand />
      <h1>Sign in to {service}</h1>
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
        {hasCode && <CodeField focus="page" />}
      </ActionForm>
      {identity_provider && <WithProvider host={identity_provider} />}
      <div className="sign-in-help quiet small">
        <p>No account? Ask an admin of your workspace for an invitation.</p>
        <p>Forgot your password? Ask an operator for a new one.</p>
        <details>
          <summary>Set up the first user of a workspace</summary>
          <CodeBlock
            text="node ace user:create EMAIL --workspace=SLUG --role=admin"
            label="Copy the command"
          />
        </details>
      </div>
    </main>
  )
}

function WithProvider({ host }: { host: string }) {
  const begin = useBeginOidc()
  return (
    <div className="stack with-provider">
      <p className="or">or</p>
      <Failure of={begin.error} />
      <ActionButton loading={begin.isPending} onClick={() => begin.mutate()}>
        Sign in with {host}
      </ActionButton>
    </div>
  )
}
