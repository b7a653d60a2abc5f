import { Bars3Icon } from '@heroicons/react/24/outline'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useWorkspace } from '../api/session'
import { ActionButton } from '../shared/button'
import { CreditsLeft } from './credits_left'
import { Here } from './here'
import { Navigation } from './navigation'
import { Place } from './place'
import { NotFound } from './root'
import { SearchButton, Tools, User } from './tools'

/** The frame of every page: navigation, workspace and user. */
export function Shell() {
  const workspace = useWorkspace()
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
          <Here />
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
          <Place />
          <SearchButton />
          <Navigation workspace={workspace.slug} />
          <div className="side-foot">
            <CreditsLeft />
            <User />
          </div>
        </aside>
        <main id="main" ref={main} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </Tools>
  )
}
