import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Form } from 'react-aria-components'
import { MIN_PASSWORD_LENGTH } from '#domain/access/passwords'
import { fieldsOf, messageOf } from '../api/problem'
import { useSession } from '../session/session'
import { ActionButton } from '../shared/button'
import { Field } from '../shared/field'
import { Loaded } from '../shared/loaded'
import { Notice } from '../shared/notice'
import { type Account, useAccept, useInvitation } from './invitation'

/** Behind the hash of the link, so that no server and no other site sees it. */
const tokenOfAddress = () => window.location.hash.slice(1)

/** What an invitee sees: where they are invited to, and how they accept. */
export function InvitationPage() {
  const { service } = useSession()
  const [token] = useState(tokenOfAddress)
  const invitation = useInvitation(token)
  return (
    <main className="sign-in">
      <h1>Invitation to {service}</h1>
      <Loaded query={invitation}>
        {({ email, role, workspace, invited_by }) => (
          <>
            <p>
              {invited_by} invites you to the workspace <strong>{workspace}</strong>, as {role}.
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
  const [differs, setDiffers] = useState(false)
  const accept = useAccept(token, (workspace) =>
    navigate({ to: '/w/$workspace', params: { workspace }, replace: true })
  )
  const isNew = account === 'new'
  const turn = () => {
    accept.reset()
    setDiffers(false)
    setAccount(isNew ? 'existing' : 'new')
  }
  return (
    <Form
      key={account}
      className="stack"
      validationErrors={fieldsOf(accept.error)}
      onSubmit={(event) => {
        event.preventDefault()
        const given = new FormData(event.currentTarget)
        const isOther = isNew && given.get('password') !== given.get('repeated')
        setDiffers(isOther)
        if (isOther) return accept.reset()
        accept.mutate({ account, password: String(given.get('password')) })
      }}
    >
      <Field
        label="E-mail address"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        isReadOnly
      />
      {isNew ? (
        <>
          <Field
            label="Choose a password"
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={MIN_PASSWORD_LENGTH}
            hint={`At least ${MIN_PASSWORD_LENGTH} characters.`}
            isRequired
          />
          <Field
            label="The password again"
            name="repeated"
            type="password"
            autoComplete="new-password"
            isRequired
          />
        </>
      ) : (
        <Field
          label="Password of your account"
          name="password"
          type="password"
          autoComplete="current-password"
          isRequired
        />
      )}
      {differs && <Notice kind="bad">The password is not the same both times.</Notice>}
      {accept.error && <Notice kind="bad">{messageOf(accept.error)}</Notice>}
      <ActionButton type="submit" kind="main" isPending={accept.isPending}>
        Accept invitation
      </ActionButton>
      <ActionButton kind="link" onPress={turn}>
        {isNew ? 'I have an account with this address' : 'I have no account with this address yet'}
      </ActionButton>
    </Form>
  )
}
