import { Navigate } from '@tanstack/react-router'
import { useSession } from '../session/session'

/** The first workspace of who is signed in. */
export function Home() {
  const [first] = useSession().workspaces
  if (first) return <Navigate to="/w/$workspace" params={{ workspace: first.slug }} replace />
  return (
    <main className="sign-in">
      <h1>No workspace</h1>
      <p>You are signed in, but a member of no workspace any more. Ask an admin to add you.</p>
    </main>
  )
}
