import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../session/session'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Pager } from '../shared/pager'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { useSets } from './sets'

export function SetsPage() {
  const workspace = useSlug()
  const { cursor, sort } = useSearch({ from: '/w/$workspace/sets' })
  const sets = useSets({ cursor, sort: sort as never })
  return (
    <Page
      title="Sets"
      actions={
        <Link className="button main" to="/w/$workspace/sets/new" params={{ workspace }}>
          New Set
        </Link>
      }
    >
      <Loaded query={sets}>
        {({ items, next_cursor }) => (
          <>
            <Table
              caption="Sets"
              items={items}
              idOf={({ id }) => id}
              empty={<p>No Sets yet: lists of people, each verified against what was asked.</p>}
              columns={[
                {
                  title: 'Set',
                  sort: 'name',
                  cell: ({ id, searches }) => (
                    <Link to="/w/$workspace/sets/$set" params={{ workspace, set: id }}>
                      <span className="cell">{searches[0]?.query ?? 'People imported'}</span>
                      <span className="small">{id}</span>
                    </Link>
                  ),
                },
                { title: 'Status', sort: 'status', cell: ({ status }) => <Badge state={status} /> },
                {
                  title: 'Admitted',
                  sort: 'admitted',
                  number: true,
                  cell: ({ items }) => count(items.admitted),
                },
                {
                  title: 'Looked at',
                  number: true,
                  cell: ({ items }) => count(items.admitted + items.rejected),
                },
                { title: 'Searches', number: true, cell: ({ searches }) => searches.length },
                { title: 'Columns', number: true, cell: ({ enrichments }) => enrichments.length },
                { title: 'Created', sort: 'created', cell: ({ created_at }) => <When at={created_at} /> },
              ]}
            />
            <Pager cursor={cursor} next={next_cursor} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
