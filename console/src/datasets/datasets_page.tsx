import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { count } from '../shared/format'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { titleOf } from './dataset_title'
import { useDatasets } from './datasets'

export function DatasetsPage() {
  const workspace = useSlug()
  const { cursor, sort } = useSearch({ from: '/w/$workspace/datasets' })
  return (
    <Page
      title="Datasets"
      actions={
        <LinkButton kind="main" to="/w/$workspace/datasets/new" params={{ workspace }}>
          New dataset
        </LinkButton>
      }
    >
      <List
        query={useDatasets({ cursor, sort: sort as never })}
        caption="Datasets"
        emptyAction={
          <LinkButton kind="main" to="/w/$workspace/datasets/new" params={{ workspace }}>
            Create the first dataset
          </LinkButton>
        }
        empty="No datasets yet. A dataset fills the columns you choose for rows of people or companies. For example: the title and employer of each name in a CSV file."
        columns={[
          {
            title: 'Dataset',
            cell: (dataset) => (
              <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: dataset.id }}>
                {titleOf(dataset)}
              </Link>
            ),
          },
          { title: 'Mode', field: 'mode' },
          { title: 'Status', field: 'status', as: 'badge' },
          {
            title: 'Rows',
            sort: 'rows',
            number: true,
            cell: ({ rows_completed, row_count }) => `${count(rows_completed)} of ${count(row_count)}`,
          },
          { title: 'Created', sort: 'created', field: 'created_at', as: 'time' },
        ]}
      />
    </Page>
  )
}
