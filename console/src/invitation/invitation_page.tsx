import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../api/session'
import { CheckIcon } from '@heroicons/react/24/outline'
import { ActionForm } from '../shared/action_form'
import { Avatar } from '../shared/avatar'
import { ActionButton } from '../shared/button'
import { Brand } from '../shared/brand'
import { CodeField, needsCode } from '../shared/code_field'
import { Field } from '../shared/field'
import { MAY } from '../members/roles'
import { minute } from '../shared/format'
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
        {({ email, role, workspace, invited_by, inviter_name, expires_at }) => (
          <>
            <div className="person">
              <Avatar name={inviter_name ?? invited_by} />
              <span className="who">
                <strong>{inviter_name ?? invited_by}</strong>
                {inviter_name && <span className="quiet small">{invited_by}</span>}
              </span>
            </div>
            <p>
              invites you to the workspace <strong>{workspace}</strong> as {role}.
            </p>
            <ul className="grants" aria-label="What you can do there">
              {MAY[role].map((text) => (
                <li key={text}>
                  <CheckIcon width={18} aria-hidden="true" />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
            <p className="quiet small">The link works once, until {minute(expires_at)}.</p>
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
    const name = String(fields.get('name') ?? '').trim()
    const body = { account, password: String(fields.get('password')), ...(name ? { name } : {}) }
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
        {isNew && <Field label="Your name" name="name" autoComplete="name" maxLength={80} />}
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
