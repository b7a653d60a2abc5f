import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { count } from '../shared/format'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { titleOf, useSets } from './sets'

export function SetsPage() {
  const workspace = useSlug()
  const { cursor, sort } = useSearch({ from: '/w/$workspace/sets' })
  return (
    <Page
      title="Sets"
      actions={
        <LinkButton kind="main" to="/w/$workspace/sets/new" params={{ workspace }}>
          New Set
        </LinkButton>
      }
    >
      <List
        query={useSets({ cursor, sort: sort as never })}
        caption="Sets"
        emptyAction={
          <LinkButton kind="main" to="/w/$workspace/sets/new" params={{ workspace }}>
            Create the first Set
          </LinkButton>
        }
        empty="No Sets yet. A Set is a list of people, each verified against your criteria. For example: product managers in Berlin who speak German."
        columns={[
          {
            title: 'Set',
            sort: 'name',
            cell: ({ id, searches }) => (
              <Link to="/w/$workspace/sets/$set" params={{ workspace, set: id }}>
                <span className="cell">{titleOf({ searches })}</span>
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
