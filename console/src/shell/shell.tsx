import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSession, useSignOut, useWorkspace } from '../api/session'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Navigation } from './navigation'
import { NotFound } from './root'

/** The frame of every page: navigation, workspace and user. */
export function Shell() {
  const { service, user, workspaces } = useSession()
  const workspace = useWorkspace()
  const signOut = useSignOut()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // Each new page starts at its top and takes the focus. The browser does this for the first page.
  const first = useRef(path)
  useEffect(() => {
    setOpen(false)
    if (first.current === path) return
    first.current = path
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])
  if (!workspace) return <NotFound />
  return (
    <div className="shell">
      <a className="skip" href="#main">
        Skip to content
      </a>
      <header className="top">
        <strong className="brand">{service}</strong>
        <ActionButton
          kind="plain"
          aria-expanded={isOpen}
          aria-controls="navigation"
          onPress={() => setOpen(!isOpen)}
        >
          Menu
        </ActionButton>
      </header>
      <aside id="navigation" className={isOpen ? 'side open' : 'side'}>
        <strong className="brand wide-only">{service}</strong>
        {workspaces.length > 1 ? (
          <Choice
            label="Workspace"
            value={workspace.slug}
            options={workspaces.map(({ slug, name }) => ({ value: slug, text: name }))}
            onChange={(slug) => navigate({ to: '/w/$workspace', params: { workspace: slug } })}
          />
        ) : (
          <p className="workspace">{workspace.name}</p>
        )}
        <Navigation workspace={workspace.slug} />
        <div className="who">
          <span className="quiet">
            {user?.email} ({workspace.role}
            {user?.is_operator && ', operator'})
          </span>
          <ActionButton isPending={signOut.isPending} onPress={() => signOut.mutate()}>
            Sign out
          </ActionButton>
        </div>
      </aside>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
