import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import { LinkButton } from '../shared/button'
import { count } from '../shared/format'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { Progress } from '../shared/progress'
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
              <span className="who">
                <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: dataset.id }}>
                  {titleOf(dataset)}
                </Link>
                <span className="quiet small">{dataset.first_rows}</span>
              </span>
            ),
          },
          { title: 'Status', field: 'status', as: 'badge' },
          {
            title: 'Rows',
            sort: 'rows',
            cell: ({ rows_completed, row_count }) => (
              <span className="meter">
                {`${count(rows_completed)} of ${count(row_count)}`}
                <Progress label="Rows done" of={row_count} done={rows_completed} />
              </span>
            ),
          },
          { title: 'Filled', cell: ({ mode }) => (mode === 'sync' ? 'in one request' : 'in the background') },
          { title: 'Created', sort: 'created', field: 'created_at', as: 'time' },
        ]}
      />
    </Page>
  )
}
