import { Link, useSearch } from '@tanstack/react-router'
import { useSlug } from '../api/session'
import type { Item } from '../api/workspace'
import { Badge } from '../shared/badge'
import { LinkButton } from '../shared/button'
import { count, share } from '../shared/format'
import { List } from '../shared/list'
import { Page } from '../shared/page'
import { Progress } from '../shared/progress'
import { useDatasets } from './datasets'

type Listed = Item<'/datasets'>

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
                <span className="row">
                  <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: dataset.id }}>
                    {dataset.title}
                  </Link>
                  {dataset.status !== 'completed' && <Badge state={dataset.status} />}
                </span>
                <span className="quiet small">{dataset.first_rows}</span>
              </span>
            ),
          },
          { title: 'Rows', sort: 'rows', number: true, cell: (dataset) => <Rows of={dataset} /> },
          { title: 'Cells found', cell: (dataset) => <Found of={dataset} /> },
          {
            title: 'Credits',
            number: true,
            cell: ({ charged }) => (charged === null ? <span className="quiet">–</span> : count(charged)),
          },
          { title: 'By', cell: ({ author }) => <Author of={author} /> },
          { title: 'Created', sort: 'created', field: 'created_at', as: 'time' },
        ]}
      />
    </Page>
  )
}

/** The number of rows, and how many are done while the service fills them. */
function Rows({ of: { status, rows_completed, row_count } }: { of: Listed }) {
  if (status === 'completed') return <>{count(row_count)}</>
  return (
    <span className="meter">
      {`${count(rows_completed)} of ${count(row_count)}`}
      <Progress label="Rows done" of={row_count} done={rows_completed} />
    </span>
  )
}

/** The email address of a member without its domain, or the name of a key. */
const Author = ({ of }: { of: string | null }) => (
  <span className={of ? 'one-line' : 'quiet'} title={of ?? undefined}>
    {of?.split('@')[0] ?? '–'}
  </span>
)

function Found({ of: { cells_found, row_count, columns } }: { of: Listed }) {
  const all = row_count * columns.length
  if (cells_found === null)
    return (
      <span className="quiet" title="Large datasets are not counted here.">
        –
      </span>
    )
  return (
    <span className="meter">
      {`${count(cells_found)} of ${count(all)}, ${share(cells_found / Math.max(1, all))}`}
      <Progress label="Cells found" of={all} done={cells_found} />
    </span>
  )
}
