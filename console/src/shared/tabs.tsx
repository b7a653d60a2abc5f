import { Link } from '@tanstack/react-router'

/** A tab: its text, and the page or the query parameters that it opens. */
export type Tab = { text: string; to?: string; search?: object; isOpen?: boolean }

/** Tabs as links, so that the address holds the open tab. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ text, to = '.', search, isOpen }) => (
        <Link
          key={text}
          to={to as '.'}
          search={(search ?? {}) as never}
          aria-current={isOpen ? 'page' : undefined}
          activeOptions={{ exact: true, includeSearch: search !== undefined }}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}
