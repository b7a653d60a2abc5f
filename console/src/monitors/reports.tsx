import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Avatar } from '../shared/avatar'
import { type Column, Table } from '../shared/table'
import { When } from '../shared/when'
import type { MonitorDetails } from './monitors'

type Report = MonitorDetails['reports'][number]

/** The people whom a monitor reported last, and what was new about each. */
export function Reports({ items }: { items: readonly Report[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h2>People reported</h2>
      <Table
        caption="People reported, latest first"
        items={items}
        idOf={({ person_id }) => person_id}
        columns={COLUMNS}
        empty=""
      />
    </>
  )
}

const COLUMNS: Column<Report>[] = [
  { title: 'Person', cell: (report) => <Name of={report} /> },
  {
    title: 'Position',
    cell: ({ title, company }) => [title, company].filter(Boolean).join(' at ') || '–',
  },
  { title: 'Location', cell: ({ location }) => location ?? '–' },
  { title: 'News', cell: (report) => <News of={report} /> },
  {
    title: 'Reported',
    cell: ({ changed_at, reported_at }) => <When at={changed_at ?? reported_at} never="earlier" />,
  },
]

function Name({ of: { person_id, name, is_indexed } }: { of: Report }) {
  const workspace = useSlug()
  const shown = name ?? 'Unnamed'
  return (
    <span className="person">
      <Avatar name={name} />
      {is_indexed ? (
        <Link to="/w/$workspace/people/$person" params={{ workspace, person: person_id }}>
          {shown}
        </Link>
      ) : (
        shown
      )}
    </span>
  )
}

function News({ of: { changes, changed_at } }: { of: Report }) {
  if (changed_at === null) return <>new</>
  return (
    <span className="who">
      {changes.map(({ field, from, to }) => (
        <span key={field}>
          {field}: <span className="quiet">{from}</span> → {to}
        </span>
      ))}
    </span>
  )
}
