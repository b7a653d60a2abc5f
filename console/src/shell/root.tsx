import { useQuery } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { Loaded } from '../shared/loaded'
import { sessionQuery } from '../session/session'
import { SignInPage } from '../session/sign_in_page'

/** The way in for whoever is not signed in, at whatever address; the page of the address for everybody else. */
export function Root() {
  const session = useQuery(sessionQuery)
  return <Loaded query={session}>{({ user }) => (user ? <Outlet /> : <SignInPage />)}</Loaded>
}

export function NotFound() {
  return (
    <main className="sign-in">
      <h1>Nothing here</h1>
      <p>There is no such page, or it belongs to a workspace that is not yours.</p>
      <p>
        <a href="/console">To your workspaces</a>
      </p>
    </main>
  )
}
