import { useSignOut } from '../session/session'
import { ActionButton } from '../shared/button'
import { ChangePassword } from './change_password'

/** For users whose password was shown to the admin who invited them, as it once was: first they change it. */
export function PasswordDuePage() {
  const signOut = useSignOut()
  return (
    <main className="sign-in">
      <h1>Change your password</h1>
      <p>The admin who invited you has seen it. Choose one that nobody else knows, then go on.</p>
      <ChangePassword />
      <ActionButton isPending={signOut.isPending} onPress={() => signOut.mutate()}>
        Sign out
      </ActionButton>
    </main>
  )
}
