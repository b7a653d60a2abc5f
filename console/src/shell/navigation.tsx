import { Link } from '@tanstack/react-router'
import { useIsOperator } from '../api/session'

const GROUPS = [
  {
    title: 'Workspace',
    pages: [
      ['Overview', '/w/$workspace'],
      ['Keys', '/w/$workspace/keys'],
    ],
  },
  {
    title: 'Billing',
    pages: [
      ['Usage', '/w/$workspace/usage'],
      ['Credits', '/w/$workspace/credits'],
    ],
  },
  {
    title: 'Work',
    pages: [
      ['Playground', '/w/$workspace/playground'],
      ['Datasets', '/w/$workspace/datasets'],
      ['Sets', '/w/$workspace/sets'],
      ['Monitors', '/w/$workspace/monitors'],
      ['Runs', '/w/$workspace/runs'],
      ['Webhooks', '/w/$workspace/webhooks'],
    ],
  },
  {
    title: 'Service',
    isForOperators: true,
    pages: [['Indexes', '/w/$workspace/indexes']],
  },
  {
    title: 'Team',
    pages: [
      ['Members', '/w/$workspace/members'],
      ['Audit log', '/w/$workspace/audit'],
      ['Your account', '/w/$workspace/account'],
    ],
  },
] as const

export function Navigation({ workspace }: { workspace: string }) {
  const isOperator = useIsOperator()
  const groups = GROUPS.filter((group) => isOperator || !('isForOperators' in group))
  return (
    <nav aria-label="Console">
      {groups.map(({ title, pages }) => (
        <div key={title} className="nav-group">
          <h2>{title}</h2>
          <ul>
            {pages.map(([name, to]) => (
              <li key={to}>
                <Link
                  to={to}
                  params={{ workspace }}
                  activeOptions={{ exact: to === '/w/$workspace', includeSearch: false }}
                  activeProps={{ 'aria-current': 'page' }}
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
