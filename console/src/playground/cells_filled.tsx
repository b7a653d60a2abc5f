import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { CellButton } from '../datasets/cell_button'
import { CellWindow, type Picked } from '../datasets/cell_window'
import { nameOf } from '../datasets/row_name'
import { useSlug } from '../session/session'
import { type Column, Table } from '../shared/table'
import type { DatasetAnswer } from './playground'

type Row = DatasetAnswer['data']['rows'][number]

/** The rows of a dataset that was filled; each cell opens to what it rests on. */
export function CellsFilled({ answer: { data } }: { answer: DatasetAnswer }) {
  const workspace = useSlug()
  const [picked, setPicked] = useState<Picked | null>(null)
  const columns: Column<Row>[] = [
    { title: 'Row', cell: (row) => nameOf(row) },
    ...data.dataset.columns.map(({ key }) => ({
      title: key,
      cell: (row: Row) => (
        <CellButton
          label={`${key} of ${nameOf(row)}`}
          cell={row.cells[key]}
          onPress={() =>
            setPicked({
              column: key,
              row: nameOf(row),
              cell: row.cells[key],
              weighed: { dataset: data.dataset.id, index: row.index, column: key },
            })
          }
        />
      ),
    })),
  ]
  return (
    <section aria-label="Answer">
      <h2>Answer</h2>
      <Table
        caption="Rows filled"
        items={data.rows}
        idOf={({ id }) => id}
        columns={columns}
        empty={<p>No rows.</p>}
      />
      <p>
        It is kept as{' '}
        <Link to="/w/$workspace/datasets/$dataset" params={{ workspace, dataset: data.dataset.id }}>
          {data.dataset.id}
        </Link>
      </p>
      <CellWindow picked={picked} onClose={() => setPicked(null)} />
    </section>
  )
}
