import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import type { MonitorDetails } from './monitors'

type Round = MonitorDetails['rounds']['items'][number]

/** What came of each round, newest first. */
export function Rounds({ items }: { items: readonly Round[] }) {
  return (
    <Table
      caption="Rounds, newest first"
      items={items}
      idOf={({ sequence }) => String(sequence)}
      empty={<p>No round yet.</p>}
      columns={[
        { title: 'When', cell: ({ ended_at }) => <When at={ended_at} /> },
        {
          title: 'Outcome',
          cell: ({ error }) =>
            error ? (
              <>
                <Badge state="failed" /> <code className="small">{error}</code>
              </>
            ) : (
              <Badge state="completed" />
            ),
        },
        { title: 'Found', number: true, cell: ({ found, error }) => (error ? '–' : count(found)) },
        { title: 'Told as new', number: true, cell: ({ created, error }) => (error ? '–' : count(created)) },
        { title: 'Changes told', number: true, cell: ({ changed, error }) => (error ? '–' : count(changed)) },
      ]}
    />
  )
}
