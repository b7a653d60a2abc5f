import { Kbd, UnstyledButton } from '@mantine/core'
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline'
import { createContext, type ReactNode, useContext, useState } from 'react'
import { lazyPart } from '../shared/lazy_part'
import { useNavigate } from '@tanstack/react-router'
import { useIsOperator, useSlug } from '../api/session'
import { pagesFor } from './pages'
import { isMac } from '../shared/platform'
import { focusSearch, useShortcuts } from './shortcuts'
import { UserButton } from './user_button'

const Palette = lazyPart(() => import('./palette'))
const ShortcutHelp = lazyPart(() => import('./shortcut_help'))
const UserMenu = lazyPart(() => import('./user_menu'), UserButton)

type Tools = { openPalette: () => void; openHelp: () => void }
const Context = createContext<Tools>({ openPalette: () => {}, openHelp: () => {} })

/** The command palette and the keyboard shortcuts. Each window is loaded when it is first opened. */
export function Tools({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState(0)
  const [isHelpOpen, setHelpOpen] = useState<boolean>()
  const openPalette = () => setAsked((times) => times + 1)
  const openHelp = () => setHelpOpen(true)
  const workspace = useSlug()
  const navigate = useNavigate()
  // The search field of that page takes the focus.
  const findPeople = () => void navigate({ to: '/w/$workspace/search', params: { workspace } })
  const isOperator = useIsOperator()
  const openPage = (key: string) => {
    const page = pagesFor(isOperator).find((one) => one.key === key)
    if (page) void navigate({ to: `/w/${workspace}${page.path}` as '.' })
  }
  useShortcuts({
    palette: openPalette,
    search: () => focusSearch() || findPeople(),
    help: openHelp,
    page: openPage,
  })
  return (
    <Context value={{ openPalette, openHelp }}>
      {children}
      {asked > 0 && <Palette asked={asked} />}
      {isHelpOpen !== undefined && <ShortcutHelp isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />}
    </Context>
  )
}

/** Opens the command palette. */
export function SearchButton() {
  const { openPalette } = useContext(Context)
  return (
    <UnstyledButton className="search-all" onClick={openPalette}>
      <MagnifyingGlassIcon width={16} aria-hidden="true" />
      <span>Search all</span>
      <Kbd size="xs" aria-hidden="true">
        {isMac ? '⌘ K' : 'Ctrl K'}
      </Kbd>
    </UnstyledButton>
  )
}

/** The menu of the user. The first press loads it. */
export function User() {
  const { openHelp } = useContext(Context)
  const [isUsed, setUsed] = useState(false)
  return isUsed ? <UserMenu onHelp={openHelp} /> : <UserButton onClick={() => setUsed(true)} />
}
