import { count } from '../shared/format'
import { Table } from '../shared/table'
import { sentence } from './sentence'
import type { SetData } from './sets'

const REASONS = {
  count: 'enough people admitted',
  budget: 'budget used up',
  end: 'no more candidates',
  complete: 'complete enough',
}

/** The searches of a Set with their criteria and results. */
export function Searches({ searches }: { searches: SetData['searches'] }) {
  return (
    <>
      <h2>Searches</h2>
      <Table
        caption="Searches"
        items={searches}
        empty="No searches. The people of this Set were imported."
        columns={[
          { title: 'Search', field: 'query' },
          {
            title: 'Criteria',
            cell: ({ criteria }) => (
              <ul className="list plain">
                {criteria.map(({ id, description, required }) => (
                  <li key={id}>
                    {sentence(description)}
                    {!required && <span className="quiet"> (informational)</span>}
                  </li>
                ))}
              </ul>
            ),
          },
          { title: 'Status', field: 'status', as: 'badge' },
          {
            title: 'Admitted',
            number: true,
            cell: ({ admitted, count: wanted }) => `${count(admitted)} of ${count(wanted)}`,
          },
          {
            title: 'Stopped because',
            cell: ({ stop_reason }) =>
              stop_reason ? REASONS[stop_reason] : <span className="quiet">–</span>,
          },
        ]}
      />
    </>
  )
}
