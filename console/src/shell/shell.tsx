import { Bars3Icon } from '@heroicons/react/24/outline'
import { Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useSession, useWorkspace } from '../api/session'
import { ActionButton } from '../shared/button'
import { Choice } from '../shared/choice'
import { Brand } from '../shared/brand'
import { Navigation } from './navigation'
import { NotFound } from './root'
import { SearchButton, Tools, User } from './tools'

/** The frame of every page: navigation, workspace and user. */
export function Shell() {
  const { workspaces } = useSession()
  const workspace = useWorkspace()
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
    <Tools>
      <div className="shell">
        <a className="skip" href="#main">
          Skip to content
        </a>
        <header className="top">
          <Brand />
          <ActionButton
            aria-expanded={isOpen}
            aria-controls="navigation"
            leftSection={<Bars3Icon width={18} aria-hidden="true" />}
            onClick={() => setOpen(!isOpen)}
          >
            Menu
          </ActionButton>
        </header>
        <aside id="navigation" className={isOpen ? 'side open' : 'side'}>
          <Brand />
          {workspaces.length > 1 ? (
            <Choice
              label="Workspace"
              value={workspace.slug}
              options={workspaces.map(({ slug, name }) => ({ value: slug, text: name }))}
              onChange={(slug) => navigate({ to: '/w/$workspace', params: { workspace: slug } })}
            />
          ) : (
            <p className="workspace quiet">{workspace.name}</p>
          )}
          <SearchButton />
          <Navigation workspace={workspace.slug} />
          <User />
        </aside>
        <main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </Tools>
  )
}
