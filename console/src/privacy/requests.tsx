import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { Badge } from '../shared/badge'
import { count, milliseconds } from '../shared/format'
import { List } from '../shared/list'
import { When } from '../shared/when'
import { itemsOf, type PrivacyRequest, useRequests } from './privacy'

/** The erasure requests of the whole service. They name nobody. */
export function Requests() {
  const { cursor } = useSearch({ from: '/w/$workspace/privacy' })
  return (
    <>
      <h2>Erasure requests</h2>
      <List
        query={useRequests(cursor)}
        caption="Erasure requests"
        empty="No erasure requests yet. Find a person above to make one."
        columns={[
          { title: 'Request', cell: (request) => <RequestLink of={request} /> },
          { title: 'Status', cell: ({ status }) => <Badge state={status} /> },
          {
            title: 'Requested by',
            cell: ({ requested_by }) => requested_by ?? <span className="quiet">API or command</span>,
          },
          { title: 'Items held', number: true, cell: ({ held }) => (held ? count(itemsOf(held)) : '') },
          { title: 'Workspaces', field: 'workspaces', as: 'count' },
          {
            title: 'Took',
            number: true,
            cell: ({ created_at, completed_at }) =>
              completed_at && milliseconds(Date.parse(completed_at) - Date.parse(created_at)),
          },
          { title: 'Completed', field: 'completed_at', as: 'time' },
        ]}
      />
    </>
  )
}

function RequestLink({ of: { id, created_at } }: { of: PrivacyRequest }) {
  const workspace = useSlug()
  return (
    <Link to="/w/$workspace/privacy/$request" params={{ workspace, request: id }}>
      Erasure, <When at={created_at} />
    </Link>
  )
}
