import { useSignOut } from '../api/session'
import { Brand } from '../shared/brand'
import { ActionButton } from '../shared/button'
import { ChangePassword } from './change_password'

/**
 * Shown to users whose password an admin has seen, because older versions showed it in invitations.
 */
export function PasswordDuePage() {
  const signOut = useSignOut()
  return (
    <main className="sign-in">
      <Brand />
      <h1>Change your password</h1>
      <p>The admin who invited you has seen your password. Choose a new one to continue.</p>
      <ChangePassword />
      <ActionButton loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </ActionButton>
    </main>
  )
}
