import { memo } from 'react'
import type { SheetColumn } from './column'

type Props<T> = {
  item: T
  index: number
  columns: readonly SheetColumn<T>[]
  /** The column that Tab reaches, or -1. */
  active: number
  peekId: string
}

function Row<T>({ item, index, columns, active, peekId }: Props<T>) {
  return (
    <tr aria-rowindex={index + 2}>
      {columns.map((column, at) => {
        const Cell = at === 0 ? 'th' : 'td'
        return (
          <Cell
            key={column.key}
            role={at === 0 ? 'rowheader' : 'gridcell'}
            tabIndex={active === at ? 0 : -1}
            aria-describedby={active === at && column.peek ? peekId : undefined}
            data-row={index}
            data-column={at}
          >
            {column.cell(item)}
          </Cell>
        )
      })}
    </tr>
  )
}

/** A row of a sheet. It renders again only if its item, its columns or its active cell change. */
export const SheetRow = memo(Row) as typeof Row
