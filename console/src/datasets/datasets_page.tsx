import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { count } from '../shared/format'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { useDatasets } from './datasets'

export function DatasetsPage() {
  const workspace = useSlug()
  const { cursor, sort } = useSearch({ from: '/w/$workspace/datasets' })
  return (
    <Page
      title="Datasets"
      actions={
        <Link className="button main" to="/w/$workspace/datasets/new" params={{ workspace }}>
          New dataset
        </Link>
      }
    >
      <List
        query={useDatasets({ cursor, sort: sort as never })}
        caption="Datasets"
        empty="No datasets yet. A dataset fills the columns you choose for rows of people or companies."
        columns={[
          {
            title: 'Dataset',
            cell: ({ id }) => (
              <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: id }}>
                {id}
              </Link>
            ),
          },
          { title: 'Row type', field: 'entity_type' },
          { title: 'Mode', field: 'mode' },
          { title: 'Status', field: 'status', as: 'badge' },
          {
            title: 'Rows',
            sort: 'rows',
            number: true,
            cell: ({ rows_completed, row_count }) => `${count(rows_completed)} of ${count(row_count)}`,
          },
          { title: 'Columns', number: true, cell: ({ columns }) => columns.length },
          { title: 'Created', sort: 'created', field: 'created_at', as: 'time' },
        ]}
      />
    </Page>
  )
}
