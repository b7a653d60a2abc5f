import { Link, useRouterState } from '@tanstack/react-router'
import { useIsOperator } from '../api/session'
import { count } from '../shared/format'
import { useRuns } from '../runs/runs'
import { GROUPS, isOpenAt, pagesFor } from './pages'

/** The links to the pages, by group. Runs shows how many are in progress. */
export function Navigation({ workspace }: { workspace: string }) {
  const base = `/w/${workspace}`
  const address = useRouterState({
    select: ({ location }) => location.pathname.slice(base.length).replace(/\/$/, ''),
  })
  const pages = pagesFor(useIsOperator())
  const running = useRuns({ status: 'running' }).data?.items.length ?? 0
  return (
    <nav aria-label="Console">
      {GROUPS.filter((group) => pages.some((page) => page.group === group)).map((group) => (
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
                    title={page.key && `G then ${page.key.toUpperCase()}`}
                  >
                    <page.icon aria-hidden="true" />
                    {page.name}
                    {page.path === '/runs' && running > 0 && (
                      <span className="nav-count" aria-hidden="true">
                        {count(running)}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
