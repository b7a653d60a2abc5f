import { useState } from 'react'
import { type Column, Table } from '../shared/table'
import { CellButton } from './cell_button'
import { CellWindow, type OpenCell } from './cell_window'
import { columnName } from '#domain/datasets/column_names'
import type { Row } from './datasets'
import { nameOf } from './row_name'

type Props = { caption: string; dataset: string; columns: readonly { key: string }[]; rows: readonly Row[] }

/** Rows of a dataset. A press on a cell opens its evidence. */
export function CellTable({ caption, dataset, columns, rows }: Props) {
  const [open, setOpen] = useState<OpenCell | null>(null)
  const shown: Column<Row>[] = [
    { title: 'Row', cell: nameOf },
    ...columns.map(({ key: column }) => ({
      title: columnName(column),
      cell: ({ status, cells, index, seed }: Row) => {
        if (status === 'pending') return <span className="quiet">…</span>
        const [cell, row] = [cells[column], nameOf({ seed, index })]
        const press = () => setOpen({ dataset, index, column, row, cell })
        return <CellButton label={`${columnName(column)} of ${row}`} cell={cell} onClick={press} />
      },
    })),
  ]
  return (
    <>
      <Table caption={caption} items={rows} columns={shown} empty="No rows." />
      <CellWindow open={open} onClose={() => setOpen(null)} />
    </>
  )
}
