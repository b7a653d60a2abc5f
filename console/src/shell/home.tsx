import { Navigate } from '@tanstack/react-router'
import { useSession } from '../api/session'

/** Opens the first workspace of the user. */
export function Home() {
  const [first] = useSession().workspaces
  if (first) return <Navigate to="/w/$workspace" params={{ workspace: first.slug }} replace />
  return (
    <main className="sign-in">
      <h1>No workspace</h1>
      <p>You are signed in but not a member of any workspace. Ask an admin to invite you.</p>
    </main>
  )
}
