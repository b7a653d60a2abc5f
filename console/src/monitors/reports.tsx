import { Link } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Avatar } from '../shared/avatar'
import { Badge } from '../shared/badge'
import { type Column, Table } from '../shared/table'
import { When } from '../shared/when'
import type { MonitorDetails } from './monitors'

type Report = MonitorDetails['reports'][number]

type Props<R extends Report> = {
  title: string
  items: readonly R[]
  /** Stands between the place and the news, for reports of several monitors. */
  column?: Column<R>
}

/** The people whom monitors reported last, and what was new about each. */
export function Reports<R extends Report>({ title, items, column }: Props<R>) {
  if (items.length === 0) return null
  const columns: Column<R>[] = [
    { title: 'Person', cell: (report) => <Person of={report} /> },
    { title: 'Location', cell: ({ location }) => <span className="one-line wide">{location ?? '–'}</span> },
    ...(column ? [column] : []),
    { title: 'News', cell: (report) => <News of={report} /> },
    {
      title: 'Reported',
      cell: ({ changed_at, reported_at }) => <When at={changed_at ?? reported_at} never="earlier" />,
    },
  ]
  return (
    <>
      <h2>{title}</h2>
      <Table
        caption="People reported, latest first"
        items={items}
        idOf={({ person_id, ...report }) => `${person_id} ${(report as { monitor_id?: string }).monitor_id}`}
        columns={columns}
        empty=""
      />
    </>
  )
}

function Person({ of: { person_id, name, title, company, is_indexed } }: { of: Report }) {
  const workspace = useSlug()
  const shown = name ?? 'Unnamed'
  return (
    <span className="person">
      <Avatar name={name} />
      <span className="who">
        {is_indexed ? (
          <Link to="/w/$workspace/people/$person" params={{ workspace, person: person_id }}>
            {shown}
          </Link>
        ) : (
          shown
        )}
        <span className="position quiet">{[title, company].filter(Boolean).join(' at ')}</span>
      </span>
    </span>
  )
}

function News({ of: { changes, changed_at } }: { of: Report }) {
  if (changed_at === null) return <Badge state="new" tone="busy" />
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
