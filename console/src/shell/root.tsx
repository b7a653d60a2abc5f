import { useQuery } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { PasswordDuePage } from '../account/password_due_page'
import { Loaded } from '../shared/loaded'
import { sessionQuery } from '../api/session'
import { SignInPage } from '../session/sign_in_page'

const PUBLIC: readonly string[] = ['/invitation', '/oidc']

/**
 * Shows the page of the address to signed-in users, and public pages to everybody. Otherwise shows
 * the sign-in page. Users who must change their password see only the page for that.
 */
export function Root() {
  const session = useQuery(sessionQuery)
  const isOpenToAll = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => PUBLIC.includes(routeId)),
  })
  return (
    <Loaded query={session}>
      {({ user }) => {
        if (isOpenToAll) return <Outlet />
        if (!user) return <SignInPage />
        return user.must_change_password ? <PasswordDuePage /> : <Outlet />
      }}
    </Loaded>
  )
}

export function NotFound() {
  return (
    <main className="sign-in">
      <h1>Page not found</h1>
      <p>This page does not exist, or you are not a member of its workspace.</p>
      <p>
        <a href="/console">Go to your workspaces</a>
      </p>
    </main>
  )
}
