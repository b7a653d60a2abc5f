import { useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Badge } from '../shared/badge'
import { count } from '../shared/format'
import { Loaded } from '../shared/loaded'
import { Page } from '../shared/page'
import { Pager } from '../shared/pager'
import { type Column, Table } from '../shared/table'
import { Tile } from '../shared/tile'
import { When } from '../shared/when'
import { CellButton } from './cell_button'
import { CellWindow, type Picked } from './cell_window'
import { type Row, useDataset, useRows } from './datasets'
import { nameOf } from './row_name'

export function DatasetPage() {
  const { dataset: id } = useParams({ from: '/w/$workspace/datasets/$dataset' })
  const dataset = useDataset(id)
  return (
    <Page title="Dataset">
      <p className="quiet">
        <code>{id}</code>
      </p>
      <Loaded query={dataset}>
        {({ dataset: { status, row_count, rows_completed, columns, ...more } }) => (
          <>
            <div className="tiles">
              <Tile
                title="Status"
                value={<Badge state={status} />}
                note={`${more.mode}, ${more.entity_type}`}
              />
              <Tile
                title="Rows filled"
                value={`${count(rows_completed)} of ${count(row_count)}`}
                note={
                  <progress aria-label="Rows filled" max={row_count} value={rows_completed}>
                    {rows_completed}
                  </progress>
                }
              />
              <Tile title="Created" value={<When at={more.created_at} />} />
              <Tile title="Completed" value={<When at={more.completed_at} never="not yet" />} />
            </div>
            <Grid id={id} progress={`${status} ${rows_completed}`} columns={columns.map(({ key }) => key)} />
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Grid({ id, progress, columns }: { id: string; progress: string; columns: string[] }) {
  const { cursor } = useSearch({ from: '/w/$workspace/datasets/$dataset' })
  const rows = useRows(id, progress, cursor)
  const [picked, setPicked] = useState<Picked | null>(null)
  const shown: Column<Row>[] = [
    { title: 'Row', cell: (row) => nameOf(row) },
    ...columns.map((key) => ({
      title: key,
      cell: (row: Row) =>
        row.status === 'pending' ? (
          <span className="quiet">…</span>
        ) : (
          <CellButton
            label={`${key} of ${nameOf(row)}`}
            cell={row.cells[key]}
            onPress={() =>
              setPicked({
                column: key,
                row: nameOf(row),
                cell: row.cells[key],
                weighed: { dataset: id, index: row.index, column: key },
              })
            }
          />
        ),
    })),
  ]
  return (
    <Loaded query={rows}>
      {({ rows: items, next_cursor }) => (
        <>
          <Table
            caption="Rows"
            items={items}
            idOf={(row) => row.id}
            columns={shown}
            empty={<p>No rows.</p>}
          />
          <Pager cursor={cursor} next={next_cursor} />
          <CellWindow picked={picked} onClose={() => setPicked(null)} />
        </>
      )}
    </Loaded>
  )
}
