import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../api/session'
import { ActionForm } from '../shared/action_form'
import { ActionButton } from '../shared/button'
import { Brand } from '../shared/brand'
import { CodeField, needsCode } from '../shared/code_field'
import { Field } from '../shared/field'
import { RIGHTS } from '../members/roles'
import { Loaded } from '../shared/loaded'
import { NewPassword, useRepeatedPassword } from '../shared/new_password'
import { type Account, useAccept, useInvitation } from './invitation'

/** The token is behind the #, so no server logs it and no other site sees it. */
const tokenOfAddress = () => window.location.hash.slice(1)

/** The page of an invitation link. */
export function InvitationPage() {
  const { service } = useSession()
  const [token] = useState(tokenOfAddress)
  return (
    <main className="sign-in">
      <Brand />
      <h1>Invitation to {service}</h1>
      <Loaded query={useInvitation(token)}>
        {({ email, role, workspace, invited_by }) => (
          <>
            <p>
              {invited_by} invites you to the workspace <strong>{workspace}</strong>, as {role} (
              {RIGHTS[role]}).
            </p>
            <AcceptForm token={token} email={email} />
          </>
        )}
      </Loaded>
    </main>
  )
}

function AcceptForm({ token, email }: { token: string; email: string }) {
  const navigate = useNavigate()
  const [account, setAccount] = useState<Account>('new')
  const accept = useAccept(token, (workspace) =>
    navigate({ to: '/w/$workspace', params: { workspace }, replace: true })
  )
  const { isDifferent, check } = useRepeatedPassword()
  const isNew = account === 'new'
  const [hasCode, setHasCode] = useState(false)
  const submit = (fields: FormData) => {
    if (isNew && !check(fields)) return accept.reset()
    const body = { account, password: String(fields.get('password')) }
    const code = fields.get('code')
    accept.mutate(code ? { ...body, code: String(code) } : body, {
      onError: (error) => needsCode(error) && setHasCode(true),
    })
  }
  const turn = () => {
    accept.reset()
    setAccount(isNew ? 'existing' : 'new')
  }
  return (
    <>
      <ActionForm key={account} change={accept} action="Accept invitation" isNarrow onSubmit={submit}>
        <Field
          label="Email address"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          readOnly
        />
        {isNew ? (
          <NewPassword
            label="Choose a password"
            repeatLabel="Repeat the password"
            isDifferent={isDifferent}
          />
        ) : (
          <Field
            label="Password of your account"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
        )}
        {!isNew && hasCode && <CodeField focus="page" />}
      </ActionForm>
      <p>
        <ActionButton kind="link" onClick={turn}>
          {isNew ? 'I already have an account with this address' : 'I have no account with this address'}
        </ActionButton>
      </p>
    </>
  )
}
