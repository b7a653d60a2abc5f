import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Table } from '../shared/table'
import type { SetData } from './sets'

const REASONS = {
  count: 'it has its count',
  budget: 'its budget holds no more',
  end: 'nobody else was to be found',
}

/** What was searched for, by which criteria, and why each search stopped. */
export function Searches({ searches }: { searches: SetData['searches'] }) {
  return (
    <>
      <h2>Searches</h2>
      <Table
        caption="Searches"
        items={searches}
        idOf={({ id }) => id}
        empty={<p>None: its people were imported.</p>}
        columns={[
          { title: 'Search', cell: ({ query }) => query },
          {
            title: 'Criteria',
            cell: ({ criteria }) => (
              <ul className="plain">
                {criteria.map(({ id, description, required }) => (
                  <li key={id}>
                    {description}
                    {!required && <span className="quiet"> (reported only)</span>}
                  </li>
                ))}
              </ul>
            ),
          },
          { title: 'Status', cell: ({ status }) => <Badge state={status} /> },
          {
            title: 'Admitted',
            number: true,
            cell: ({ admitted, count: wanted }) => `${count(admitted)} of ${count(wanted)}`,
          },
          {
            title: 'Stopped since',
            cell: ({ stop_reason }) =>
              stop_reason ? REASONS[stop_reason] : <span className="quiet">–</span>,
          },
        ]}
      />
    </>
  )
}
