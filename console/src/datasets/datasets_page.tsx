import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../session/session'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Pager } from '../shared/pager'
import { Table } from '../shared/table'
import { When } from '../shared/when'
import { useDatasets } from './datasets'

export function DatasetsPage() {
  const workspace = useSlug()
  const { cursor, sort } = useSearch({ from: '/w/$workspace/datasets' })
  const datasets = useDatasets({ cursor, sort: sort as never })
  return (
    <Page
      title="Datasets"
      actions={
        <Link className="button main" to="/w/$workspace/datasets/new" params={{ workspace }}>
          New dataset
        </Link>
      }
    >
      <Loaded query={datasets}>
        {({ items, next_cursor }) => (
          <>
            <Table
              caption="Datasets"
              items={items}
              idOf={({ id }) => id}
              empty={<p>No datasets yet: rows of people or companies with the columns you want filled.</p>}
              columns={[
                {
                  title: 'Dataset',
                  cell: ({ id }) => (
                    <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: id }}>
                      {id}
                    </Link>
                  ),
                },
                { title: 'Of', cell: ({ entity_type }) => entity_type },
                { title: 'Mode', cell: ({ mode }) => mode },
                { title: 'Status', cell: ({ status }) => <Badge state={status} /> },
                {
                  title: 'Rows',
                  sort: 'rows',
                  number: true,
                  cell: ({ rows_completed, row_count }) => `${count(rows_completed)} of ${count(row_count)}`,
                },
                { title: 'Columns', number: true, cell: ({ columns }) => columns.length },
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
