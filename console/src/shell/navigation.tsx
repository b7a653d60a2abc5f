import { Link, useRouterState } from '@tanstack/react-router'
import { useIsOperator } from '../api/session'
import { isOpenAt, PAGES } from './pages'

const GROUPS = ['', 'Work', 'Operate'] as const

/** The links to the pages, by group. */
export function Navigation({ workspace }: { workspace: string }) {
  const isOperator = useIsOperator()
  const base = `/w/${workspace}`
  const address = useRouterState({
    select: ({ location }) => location.pathname.slice(base.length).replace(/\/$/, ''),
  })
  const pages = PAGES.filter((page) => isOperator || !page.isForOperators)
  return (
    <nav aria-label="Console">
      {GROUPS.map((group) => (
        <div key={group}>
          {group && <h2>{group}</h2>}
          <ul>
            {pages
              .filter((page) => page.group === group)
              .map((page) => (
                <li key={page.path}>
                  <Link
                    to={`${base}${page.path}` as '.'}
                    activeOptions={{ exact: true, includeSearch: false }}
                    aria-current={isOpenAt(page, address) ? 'page' : undefined}
                  >
                    <page.icon aria-hidden="true" />
                    {page.name}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
