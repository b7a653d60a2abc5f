import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useOrder } from '../shared/sheet/order'
import { RowSteps } from '../shared/sheet/row_steps'
import { Sheet } from '../shared/sheet/sheet'
import { Views } from '../shared/views'
import { CellWindow } from './cell_window'
import { ColumnSteps } from './column_steps'
import { columnsOf, NAME } from './dataset_columns'
import type { Dataset, Row } from './datasets'
import { MarksLegend } from './marks_legend'
import { nameOf } from './row_name'
import { RowValues } from './row_values'
import { rowsIn, viewsOf } from './shown_rows'
import { WhyEmpty } from './why_empty_rows'

type Props = { dataset: Dataset; rows: readonly Row[]; warnings: readonly string[] }

/** The rows of a dataset as a sheet. The address holds the view, the order and the open cell. */
export function DatasetSheet({ dataset, rows, warnings }: Props) {
  const { status = 'all', cell } = useSearch({ from: '/w/$workspace/datasets/$dataset' })
  const navigate = useNavigate()
  const open = (next?: string) =>
    void navigate({ to: '.', search: ((now: object) => ({ ...now, cell: next })) as never, replace: true })
  const columns = useMemo(() => columnsOf(dataset.columns, rows), [dataset.columns, rows])
  const shown = useMemo(() => rowsIn(rows, status), [rows, status])
  const ordered = useOrder(columns, shown)
  const [index, ...name] = (cell ?? '').split('.')
  const column = name.join('.')
  const row = cell ? rows.find((one) => String(one.index) === index) : undefined
  return (
    <>
      <div className="toolbar">
        <Views label="Rows to show" param="status" views={viewsOf(rows, status)} />
        <WhyEmpty warnings={warnings} />
      </div>
      <Sheet
        caption="Rows"
        columns={columns}
        items={shown}
        idOf={({ id }) => id}
        onOpen={(item, { key }) => {
          const at = key === NAME ? dataset.columns[0].key : key
          if (item.status !== 'pending') open(`${item.index}.${at}`)
        }}
        empty="No rows match this filter."
      />
      <MarksLegend />
      <CellWindow
        open={
          row?.cells[column]
            ? { dataset: dataset.id, index: row.index, column, row: nameOf(row), cell: row.cells[column] }
            : null
        }
        steps={
          row && (
            <div className="row">
              <RowSteps items={ordered} open={row} onOpen={(next) => open(`${next.index}.${column}`)} />
              <ColumnSteps
                columns={dataset.columns.map(({ key }) => key)}
                open={column}
                onOpen={(next) => open(`${row.index}.${next}`)}
              />
            </div>
          )
        }
        below={
          row && (
            <RowValues
              row={row}
              columns={dataset.columns.map(({ key }) => key)}
              open={column}
              onOpen={(next) => open(`${row.index}.${next}`)}
            />
          )
        }
        onClose={() => open()}
      />
    </>
  )
}
