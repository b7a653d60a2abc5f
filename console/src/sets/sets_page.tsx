import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { count } from '../shared/format'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { useSets } from './sets'

export function SetsPage() {
  const workspace = useSlug()
  const { cursor, sort } = useSearch({ from: '/w/$workspace/sets' })
  return (
    <Page
      title="Sets"
      actions={
        <Link className="button main" to="/w/$workspace/sets/new" params={{ workspace }}>
          New Set
        </Link>
      }
    >
      <List
        query={useSets({ cursor, sort: sort as never })}
        caption="Sets"
        empty="No Sets yet. A Set is a list of people, each verified against your criteria."
        columns={[
          {
            title: 'Set',
            sort: 'name',
            cell: ({ id, searches }) => (
              <Link to="/w/$workspace/sets/$set" params={{ workspace, set: id }}>
                <span className="cell">{searches[0]?.query ?? 'Imported people'}</span>
                <span className="small">{id}</span>
              </Link>
            ),
          },
          { title: 'Status', sort: 'status', field: 'status', as: 'badge' },
          {
            title: 'Admitted',
            sort: 'admitted',
            number: true,
            cell: ({ items }) => count(items.admitted),
          },
          { title: 'Checked', number: true, cell: ({ items }) => count(items.admitted + items.rejected) },
          { title: 'Searches', number: true, cell: ({ searches }) => searches.length },
          { title: 'Columns', number: true, cell: ({ enrichments }) => enrichments.length },
          { title: 'Created', sort: 'created', field: 'created_at', as: 'time' },
        ]}
      />
    </Page>
  )
}
