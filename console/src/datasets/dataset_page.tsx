import { useParams, useSearch } from '@tanstack/react-router'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Pager } from '../shared/list'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Progress } from '../shared/progress'
import { Tile } from '../shared/tile'
import { Warnings } from '../shared/warnings'
import { When } from '../shared/when'
import { CellTable } from './cell_table'
import { titleOf } from './dataset_title'
import { type Dataset, useDataset, useRows } from './datasets'

export function DatasetPage() {
  const { dataset: id } = useParams({ from: '/w/$workspace/datasets/$dataset' })
  const dataset = useDataset(id)
  return (
    <Page
      title={dataset.data ? titleOf(dataset.data.dataset) : 'Dataset'}
      parent={{ name: 'Datasets', to: '/w/$workspace/datasets' }}
      record={{ name: 'dataset', id }}
    >
      <Loaded query={dataset} shape="page">
        {({ dataset }) => (
          <>
            <Tiles of={dataset} />
            <Rows of={dataset} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Tiles({ of }: { of: Dataset }) {
  const { status, mode, entity_type, row_count, rows_completed, created_at, completed_at } = of
  return (
    <div className="tiles">
      <Tile title="Status" value={<Badge state={status} />} note={`${mode}, ${entity_type}`} />
      <Tile
        title="Rows filled"
        value={`${count(rows_completed)} of ${count(row_count)}`}
        note={<Progress label="Rows filled" of={row_count} done={rows_completed} />}
      />
      <Tile title="Created" value={<When at={created_at} />} />
      <Tile title="Completed" value={<When at={completed_at} never="not yet" />} />
    </div>
  )
}

function Rows({ of: dataset }: { of: Dataset }) {
  const { cursor } = useSearch({ from: '/w/$workspace/datasets/$dataset' })
  return (
    <Loaded query={useRows(dataset, cursor)} shape="table">
      {({ items, next_cursor, warnings }) => (
        <>
          <Warnings of={warnings} />
          <CellTable caption="Rows" dataset={dataset.id} columns={dataset.columns} rows={items} />
          <Pager next={next_cursor} />
        </>
      )}
    </Loaded>
  )
}
